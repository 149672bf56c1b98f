// Telling a player whose eyes are elsewhere: the page's title and icon, and a notification if it was allowed.
const FLAG =
  '<path d="M9 5v23" stroke="STAFF" stroke-width="3" stroke-linecap="round"/><path d="M10 6c6-3 9 3 15 0v10c-6 3-9-3-15 0z" fill="CLOTH"/>';

/** The favicon as drawn: a flag, gold when it is one's turn. */
export function favicon(isTurn: boolean): string {
  const drawing = FLAG.replace('STAFF', isTurn ? '#c8102e' : '#7a4a22').replace('CLOTH', isTurn ? '#f2b632' : '#2b5d7d');
  const mark = isTurn ? '<circle cx="24" cy="24" r="7" fill="#c8102e"/>' : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${drawing}${mark}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export function showTurn(title: string, isTurn: boolean): void {
  document.title = title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon !== null) icon.href = favicon(isTurn);
}

/** Tells only somebody who cannot see the page. Phones show notifications of a service worker and no others. */
export async function notify(title: string, body: string): Promise<void> {
  if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  const path = location.pathname;
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker !== undefined) await worker.showNotification(title, { body, tag: path, icon: '/icon-192.png', data: { path } });
  else notifyByPage(title, body, path);
}

function notifyByPage(title: string, body: string, tag: string): void {
  const notification = new Notification(title, { body, tag });
  notification.addEventListener('click', () => {
    window.focus();
    notification.close();
  });
}
