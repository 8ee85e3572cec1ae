/** The invitation by which somebody comes to sign in or up: whether it's still good, and the address it's for. */
import type { FormInstance } from 'antd';
import { useEffect, useState } from 'react';
import type { CheckedInvitation } from '../../api/sharingApi.ts';
import { invitationToken } from '../../platform/redirectMemory.ts';
import { useAppDispatch } from '../../store/hooks.ts';

/** `byService`: whoever runs the service let this address sign up; otherwise colleagues invite. `checked`: null until it's known. */
export type Invited = { token: string; byService: boolean; checked: CheckedInvitation | null };

/** Null without an invitation. Puts the address it's for into the form, unless something is typed there. */
export function useInvitation(form: FormInstance, ofService: string | null = null): Invited | null {
  const dispatch = useAppDispatch();
  const [ofColleagues] = useState(invitationToken);
  const [checked, setChecked] = useState<CheckedInvitation | null>(null);
  const token = ofService ?? ofColleagues;
  useEffect(() => {
    if (token === null) return undefined;
    let left = false;
    const check = async () => {
      const answer = await dispatch((await import('./invitationCalls.ts')).checkInvitation(token));
      if (left) return;
      setChecked(answer);
      const typed: unknown = form.getFieldValue('email');
      if (answer?.email && !typed) form.setFieldValue('email', answer.email);
    };
    // Where it can't be asked, the form works all the same.
    check().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [dispatch, form, token]);
  return token === null ? null : { token, byService: ofService !== null, checked };
}
