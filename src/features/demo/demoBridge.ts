/**
 * What the demo's backend offers the page. The backend puts it on the window before the app is drawn (`mocks/browser.ts`);
 * screens do not import the backend, and outside of the demo there is nothing here.
 */
export type DemoBridge = {
  account: { email: string; password: string };
  scenarios: { name: string; title: string }[];
  scenario: string;
  /** Starts a scenario over, and the app with it. */
  chooseScenario: (name: string) => void;
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
