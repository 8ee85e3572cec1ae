/** "Save support log": hands the user the file that support asks for. */
import { saveFile } from '../../platform/saveFile.ts';
import type { AppThunk } from '../../store/appTypes.ts';
import { noticeShown } from '../../store/noticesSlice.ts';
import { supportLogFile } from './supportLogFile.ts';

export function saveSupportLog(): AppThunk {
  return (dispatch, _getState, { readSupportLog, reduce }) => {
    const savedAt = new Date().toISOString();
    const text = supportLogFile(readSupportLog(), reduce, savedAt);
    saveFile(new Blob([text], { type: 'application/json' }), `support-log-${savedAt.slice(0, 10)}.json`);
    dispatch(
      noticeShown({
        kind: 'success',
        text: 'The support log was saved. It holds what you did and saw here, contract names included, but no passwords, tokens, key files or messages.',
      }),
    );
  };
}
