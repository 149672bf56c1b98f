declare module 'web-push' {
  interface VapidKeys {
    publicKey: string;
    privateKey: string;
  }
  interface Target {
    endpoint: string;
    keys: { p256dh: string; auth: string };
  }
  interface Options {
    vapidDetails: { subject: string; publicKey: string; privateKey: string };
    TTL: number;
    timeout: number;
  }
  const webPush: {
    generateVAPIDKeys(): VapidKeys;
    sendNotification(target: Target, payload: string, options: Options): Promise<unknown>;
  };
  export default webPush;
}
