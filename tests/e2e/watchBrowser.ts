/**
 * Listens to everything a browser context says and asks for: console errors and warnings, uncaught errors, violations of the
 * content security policy (the browser reports them in the console), and requests to any origin but the app's own.
 */
import type { BrowserContext } from '@playwright/test';

export type Watch = {
  /** Listens to this context, too: all its pages, popups and workers. */
  add: (context: BrowserContext) => void;
  /** Noise that the test provokes; each pattern must be heard at least once. */
  expect: (...patterns: RegExp[]) => void;
  /** What nobody expected, and what was expected and did not come. */
  problems: () => string[];
};

/** Chromium's remark on a file that waits for its turn: on a busy machine that is no fault. */
const slowMachine = /was preloaded using link preload but not used within a few seconds/;

export function watchBrowser(baseURL: string): Watch {
  const own = new URL(baseURL).origin;
  const heard: string[] = [];
  const expected: RegExp[] = [];
  return {
    add(context) {
      context.on('console', (message) => {
        if (['error', 'warning', 'assert'].includes(message.type()) && !slowMachine.test(message.text()))
          heard.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => heard.push(`uncaught: ${String(error.error())}`));
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (['data:', 'blob:', 'about:'].includes(url.protocol) || url.origin === own) return;
        heard.push(`request to another origin: ${request.method()} ${request.url()}`);
      });
    },
    expect: (...patterns) => void expected.push(...patterns),
    problems: () => [
      ...heard.filter((line) => !expected.some((pattern) => pattern.test(line))),
      ...expected
        .filter((pattern) => !heard.some((line) => pattern.test(line)))
        .map((pattern) => `expected, but not heard: ${String(pattern)}`),
    ],
  };
}
