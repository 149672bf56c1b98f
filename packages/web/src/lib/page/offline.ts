// The service worker: after the first visit the page starts without a network.
export function startWorking(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => {}));
}
