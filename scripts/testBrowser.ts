/** A step of `npm test`: the browser of the end-to-end tests is there before they begin, brought while the other tests run. */
import { ensureTestBrowser } from './chromium.ts';

console.log(`The end-to-end tests run in ${ensureTestBrowser()}.`);
