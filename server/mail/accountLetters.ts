/** The messages about an account itself: a link for a new password, and one that confirms the address. */
import type { Letter } from '../../contract/letter.ts';
import { productName } from '../../contract/product.ts';

/** `href` opens the page where a new password is chosen; it works for `minutes`. */
export function resetLetter(href: string, minutes: number): Letter {
  return {
    subject: `Choose a new password for ${productName}`,
    blocks: [
      { kind: 'title', text: 'Choose a new password' },
      {
        kind: 'text',
        line: [`The link works once, for ${minutes} minutes. Once you have chosen, all devices are signed out.`],
      },
      { kind: 'buttons', buttons: [{ text: 'Choose a new password', href }], under: [] },
    ],
    foot: ['You get this because a new password was requested. If it wasn’t you, do nothing: nothing has changed.'],
  };
}

/** `href` opens the page where the colleague whom `invitedBy` (an email address) invited accepts; it works for `days`. */
export function joinLetter(href: string, { invitedBy, days }: { invitedBy: string; days: number }): Letter {
  return {
    subject: `${invitedBy} shares contracts with you in ${productName}`,
    blocks: [
      { kind: 'title', text: 'You are invited' },
      {
        kind: 'text',
        line: [
          `${invitedBy} invites you to work in a renewals database: contracts, their last days to act, and decisions.`,
        ],
      },
      { kind: 'buttons', buttons: [{ text: 'Join', href }], under: [] },
    ],
    foot: [
      `The link works for ${days} days, for an account with this address. If you don’t know who invited you, do nothing.`,
    ],
  };
}

/** `href` opens a page that asks, so that no scanner of messages confirms anything. */
export function confirmLetter(href: string): Letter {
  return {
    subject: `Confirm your address for ${productName}`,
    blocks: [
      { kind: 'title', text: 'Is this your address?' },
      {
        kind: 'text',
        line: [`An account for ${productName} was created with this address. Confirm it if it was you.`],
      },
      { kind: 'buttons', buttons: [{ text: 'Confirm my address', href }], under: [] },
    ],
    foot: ['If it wasn’t you, do nothing. Or choose a new password on the sign-in page, and the account is yours.'],
  };
}
