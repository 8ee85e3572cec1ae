/** The second factor of an account of the mock backend. What works out the codes is loaded with the first of them. */
import { http } from 'msw/http';
import type { HttpHandler } from 'msw/http';
import type {
  PasswordRequest,
  RecoveryCodes,
  SecondFactorCode,
  SecondFactorSecret,
} from '../../src/api/generated/account.gen.ts';
import { productName } from '../../contract/product.ts';
import { note, noteOf } from '../activity.ts';
import type { MockBackend } from '../backend.ts';
import type { MockSecondFactor, MockUser } from '../db.ts';
import { digest } from '../digest.ts';
import { answer, type Call, readBody, Refusal, signedIn, type SignedInCall } from '../operation.ts';

const RECOVERY_CODES = 10;

export function secondFactorHandlers(backend: MockBackend): HttpHandler[] {
  return [
    http.post('*/api/account/second-factor', signedIn(backend, start)),
    http.put('*/api/account/second-factor', signedIn(backend, confirm)),
    http.post('*/api/account/second-factor/end', signedIn(backend, end)),
  ];
}

async function start(call: SignedInCall): Promise<Response> {
  await checkPassword(call, 'startSecondFactor');
  if (call.user.secondFactor?.on) throw new Refusal(409, 'SECOND_FACTOR_ON', 'The second factor is already on.');
  const { generateSecret, generateURI } = await import('otplib');
  const secret = generateSecret();
  keep(call, call.user.id, { secret, on: false, lastStep: 0, recoveryCodes: [] });
  const otpUri = generateURI({ issuer: productName, label: call.user.email, secret });
  return answer<SecondFactorSecret>({ otpSecret: secret, otpUri });
}

async function confirm(call: SignedInCall): Promise<Response> {
  const { oneTimeCode } = await readBody<SecondFactorCode>(call.request, 'confirmSecondFactor');
  const factor = call.user.secondFactor;
  if (!factor || factor.on) throw new Refusal(404, 'NOT_FOUND', 'A second factor to be confirmed does not exist.');
  const step = await stepOf(call, factor, oneTimeCode);
  const advice = 'It changes every half minute. Check that your phone’s clock is right.';
  if (step === null) throw new Refusal(422, 'WRONG_CODE', 'This code isn’t right.', advice);
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, () =>
    crypto.randomUUID().slice(0, 11).replace('-', ''),
  ).map((letters) => `${letters.slice(0, 5)}-${letters.slice(5)}`);
  keep(call, call.user.id, { ...factor, on: true, lastStep: step, recoveryCodes });
  note(call, 'second-factor-on');
  return answer<RecoveryCodes>({ recoveryCodes });
}

async function end(call: SignedInCall): Promise<Response> {
  await checkPassword(call, 'endSecondFactor');
  if (!call.user.secondFactor) throw new Refusal(404, 'NOT_FOUND', 'A second factor does not exist.');
  keep(call, call.user.id, undefined);
  note(call, 'second-factor-off');
  return new Response(null, { status: 204 });
}

/** Lets a sign-in with the right password through, or refuses it; what it was let through by is used up. */
export async function passSecondFactor(call: Call, user: MockUser, code: string | undefined): Promise<void> {
  const factor = user.secondFactor;
  if (!factor?.on) return;
  const wanted = 'Please enter the code from your authenticator app, or a recovery code.';
  if (code === undefined) throw new Refusal(401, 'SECOND_FACTOR', wanted);
  const recovery = factor.recoveryCodes.find((each) => lettersOf(each) === lettersOf(code));
  const step = recovery === undefined ? await stepOf(call, factor, code) : null;
  if (recovery === undefined && (step === null || step <= factor.lastStep)) {
    noteOf(call, user.id, 'sign-in-refused');
    throw new Refusal(401, 'SECOND_FACTOR_REFUSED', 'This code isn’t right, or it has already been used.');
  }
  const recoveryCodes = factor.recoveryCodes.filter((each) => each !== recovery);
  keep(call, user.id, { ...factor, lastStep: step ?? factor.lastStep, recoveryCodes });
  if (recovery !== undefined) noteOf(call, user.id, 'recovery-code-used');
}

const lettersOf = (code: string) => code.toLowerCase().replaceAll(/[^a-z\d]/g, '');

async function stepOf({ backend }: Call, { secret }: MockSecondFactor, code: string): Promise<number | null> {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const { verify } = await import('otplib');
  const epoch = Math.floor(backend.now().getTime() / 1000);
  const result = await verify({ secret, token, epoch, epochTolerance: 30 });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}

async function checkPassword(call: SignedInCall, operation: 'startSecondFactor' | 'endSecondFactor'): Promise<void> {
  const { currentPassword } = await readBody<PasswordRequest>(call.request, operation);
  if ((await digest(currentPassword)) !== call.user.passwordDigest) {
    throw new Refusal(422, 'WRONG_PASSWORD', 'This is not your current password.', 'currentPassword');
  }
}

function keep({ backend }: Call, userId: string, factor: MockSecondFactor | undefined): void {
  backend.db.update((state) => {
    for (const user of state.users) {
      if (user.id !== userId) continue;
      if (factor === undefined) delete user.secondFactor;
      else user.secondFactor = factor;
    }
  });
}
