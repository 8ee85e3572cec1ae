/** Connects a Workspace by a service-account key. The file itself travels as a parcel, never through state or actions. */
import { api } from '../../api/api.ts';
import { errorSentence } from '../../api/apiError.ts';
import { messages } from '../../domain/messages.ts';
import { leaveParcel } from '../../platform/parcels.ts';
import type { AppThunk } from '../../store/appTypes.ts';
import { keyFileAccepted, keyFileRefused, keyFileSubmitted, keyFileUploadFailed } from './connectionSlice.ts';

export function uploadKeyFile(workspaceEmail: string, file: File | null): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const problem = keyFileProblem(workspaceEmail, file);
    if (problem !== null || !file) {
      dispatch(keyFileRefused({ message: problem ?? messages.notJsonFile }));
      return;
    }
    dispatch(keyFileSubmitted());
    const arg = { parcelId: leaveParcel(file), workspaceEmail: workspaceEmail.trim() };
    const { data, error } = await dispatch(api.endpoints.uploadGoogleCredentials.initiate(arg, { track: false }));
    if (data) {
      const { message, warnings = [] } = data;
      dispatch(keyFileAccepted({ message: message || messages.credentialsUploaded, warnings }));
    } else {
      dispatch(keyFileUploadFailed({ message: errorSentence(error, messages.credentialsUploadFailed) }));
    }
  };
}

/** What is wrong with the form, or null: an email with an @, and a file whose name ends in .json. */
export function keyFileProblem(workspaceEmail: string, file: File | null): string | null {
  return emailProblem(workspaceEmail) ?? fileProblem(file);
}

/** What to say at the field of the address; null where it is right. */
export function emailProblem(workspaceEmail: string): string | null {
  const email = workspaceEmail.trim();
  return email === '' || !email.includes('@') ? messages.invalidWorkspaceEmail : null;
}

/** The same of the file: none is wrong, too. */
export function fileProblem(file: File | null): string | null {
  return file && isKeyFileName(file.name) ? null : messages.notJsonFile;
}

/** Must end in .json, as specified. */
function isKeyFileName(name: string): boolean {
  return name.toLowerCase().endsWith('.json');
}
