// Whether the true odds of a bust are shown: the player's own wish, remembered by the browser.
const KEY = 'quarterdeck.dead-mans-draw.odds';

export interface OddsWish {
  readonly isOn: boolean;
  toggle(): void;
}

export function oddsWish(): OddsWish {
  let isOn = $state(remembered());
  return {
    get isOn() {
      return isOn;
    },
    toggle() {
      isOn = !isOn;
      remember(isOn);
    },
  };
}

/** A browser may forbid to remember; then the wish lasts as long as the page. */
function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

function remember(isOn: boolean): void {
  try {
    localStorage.setItem(KEY, isOn ? 'on' : 'off');
  } catch {
    return;
  }
}
