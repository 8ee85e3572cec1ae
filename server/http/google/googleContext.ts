/** What the Google handlers need besides the database: made by the process with `createGoogle`, brought by tests. */
import type { GoogleRoom } from '../../google/googleRoom.ts';

export type GoogleContext = GoogleRoom;
