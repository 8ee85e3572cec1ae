/** How many notices are unread, for the title in the browser's tab. The bell knows; 0 where there is none. */
import { createContext } from 'react';

export const Unread = createContext(0);
