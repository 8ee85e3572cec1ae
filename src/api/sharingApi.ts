/** The door to colleagues: who works in the renewals database that is open. Put into the one API slice by the screen that needs it. */
import { sharingApi as generatedSharing } from './generated/sharing.gen.ts';

const sharing = { type: 'Sharing', id: 'OPEN' } as const;
/** A colleague who goes leaves contracts without an owner. */
const contracts = [{ type: 'Contracts', id: 'LIST' }, 'Contract', 'History'] as const;

export const sharingApi = generatedSharing
  .enhanceEndpoints({ addTagTypes: ['Sharing', 'Invitation', 'Activity', 'Contracts', 'Contract', 'History'] })
  .enhanceEndpoints({
    endpoints: {
      getSharing: { providesTags: [sharing] },
      inviteColleague: { invalidatesTags: (_result, error) => (error ? [] : [sharing, 'Activity']) },
      // One that is gone already is out of date on the screen all the same.
      withdrawInvitation: { invalidatesTags: [sharing] },
      readInvitation: {
        // The secret of a link is no key of the cache; its end tells one from another.
        serializeQueryArgs: ({ queryArgs }) => `readInvitation ${queryArgs.readInvitationRequest.token.slice(-8)}`,
        providesTags: ['Invitation'],
      },
      // Refused, it can have been taken back a moment ago.
      joinDatabase: { invalidatesTags: (_result, error) => (error ? ['Invitation'] : []) },
      removeColleague: { invalidatesTags: [sharing, 'Activity', ...contracts] },
    },
  });

export const {
  useGetSharingQuery,
  useInviteColleagueMutation,
  useJoinDatabaseMutation,
  useOpenRenewalsDatabaseMutation,
  useReadInvitationQuery,
  useRemoveColleagueMutation,
  useWithdrawInvitationMutation,
} = sharingApi;
export type {
  CheckedInvitation,
  Colleague,
  Invitation,
  InvitationLink,
  RenewalsDatabase,
  Sharing,
} from './generated/sharing.gen.ts';
