/**
 * What the demo's backend offers the page. The backend puts it on the window before the app is drawn (`mocks/browser.ts`);
 * screens do not import the backend, and outside of the demo there is nothing here.
 */
import type { CalendarDay } from '../../contract/calendar.ts';

export type DemoBridge = {
  account: { email: string; password: string };
  scenarios: { name: string; title: string }[];
  scenario: string;
  /** Starts a scenario over, and the app with it. */
  chooseScenario: (name: string) => void;
  /** The day by the demo's clock, and whether that clock was moved ahead. */
  today: CalendarDay;
  moved: boolean;
  /** Moves the demo's clock to the same day of the next month, and starts the app anew: what came due meanwhile has been told. */
  moveAMonth: () => void;
  /** Forgets all demo data of this browser, and starts the app anew, signed out. */
  reset: () => void;
  /** Resolves when everything needed without a network is kept in the browser. */
  offlineReady: Promise<void>;
};

declare global {
  interface Window {
    perennialDemo?: DemoBridge;
  }
}

/** The demo's backend, or null where the app talks to a service. */
export function demoBridge(): DemoBridge | null {
  return window.perennialDemo ?? null;
}
