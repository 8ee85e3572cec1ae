/**
 * The popup that Google's consent screen is shown in. It is opened in the click itself, because browsers block what is
 * opened later, and gets its address afterwards. Whether it was closed is never asked: the service knows what happened.
 */
import { limits } from '../domain/limits.ts';

let popup: Window | null = null;

export const consentPopup = {
  /** Opens it, empty; false where the browser blocked it. Call it directly in the handler of a click. */
  open(): boolean {
    const { popupWidth: width, popupHeight: height } = limits;
    const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - width) / 2));
    const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - height) / 2));
    popup = window.open('about:blank', 'google-auth', `width=${width},height=${height},left=${left},top=${top}`);
    return popup !== null;
  },
  /** Sends it to the consent screen; false where the address is no web page. */
  goTo(address: string): boolean {
    if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) return false;
    if (popup) popup.location.href = address;
    return true;
  },
  close(): void {
    popup?.close();
    popup = null;
  },
};
