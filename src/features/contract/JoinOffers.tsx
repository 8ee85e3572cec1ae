/** Contracts that say they amend or renew another one: offered to be joined with it, with the words that say so and what would change. */
import { Button } from 'antd';
import { Link, useNavigate } from 'react-router-dom';
import {
  type ContractDetails,
  type JoinOffer,
  useGetContractQuery,
  useListJoinOffersQuery,
} from '../../api/cycleApi.ts';
import { contractPath } from '../../domain/paths.ts';
import { Quote } from '../../ui/Quote.tsx';
import { JoinEffect } from './JoinEffect.tsx';
import { useChange } from './useChange.ts';
import { JOINING, useJoin } from './useJoin.ts';

/** More would bury the page. */
const MOST = 5;

type Props = {
  /** Of the contracts that are looked at. */
  ids: readonly string[];
  today: string;
};

export function JoinOffers({ ids, today }: Props) {
  const { data = [] } = useListJoinOffersQuery();
  const shown = data.filter(({ id, into }) => ids.includes(id) || ids.includes(into.id)).slice(0, MOST);
  return shown.map((offer) => (
    <Offer
      key={`${offer.id} ${offer.into.id}`}
      offer={offer}
      here={ids.length === 1 ? ids[0] : undefined}
      today={today}
    />
  ));
}

const SAYS = {
  amendment: 'looks like an amendment of',
  renewal: 'looks like news of the renewal of',
} satisfies Record<JoinOffer['about']['kind'], string>;

/** `here`: the contract whose page this is. */
function Offer({ offer, here, today }: { offer: JoinOffer; here: string | undefined; today: string }) {
  const { id, name, into, about } = offer;
  const named = (contract: { id: string; name: string }) =>
    contract.id === here ? `“${contract.name}”` : <Link to={contractPath(contract.id)}>“{contract.name}”</Link>;
  return (
    <section className="panel join-offer" aria-label={`“${name}” ${SAYS[about.kind]} “${into.name}”`}>
      <h2>
        {named({ id, name })} {SAYS[about.kind]} {named(into)}
      </h2>
      <p>
        It says: <Quote>{about.quote}</Quote>
      </p>
      {into.inTrash ? (
        <p>That contract is in the trash. Restore it on its page, then you can join the two.</p>
      ) : (
        <Joining offer={offer} here={here} today={today} />
      )}
    </section>
  );
}

function Joining({ offer, here, today }: { offer: JoinOffer; here: string | undefined; today: string }) {
  const { data: into } = useGetContractQuery({ id: offer.into.id, today });
  return into ? <Choice key={into.version} offer={offer} into={into} here={here} today={today} /> : null;
}

type ChoiceProps = {
  offer: JoinOffer;
  into: ContractDetails;
  here: string | undefined;
  today: string;
};

function Choice({ offer: { id, name }, into, here, today }: ChoiceProps) {
  const navigate = useNavigate();
  const { join, joining } = useJoin(today);
  const { change, saving, failure, explain } = useChange(into, today);
  const takeIn = async () => {
    const error = await join(into, { id, name });
    if (error) return explain(error);
    // Its own page is no longer there.
    if (here === id) void navigate(contractPath(into.id));
  };
  const keepApart = () => {
    const before = into.related.map(({ contractId, kind }) => ({ contractId, kind }));
    void change({ related: [...before, { contractId: id, kind: 'separate from' }] });
  };
  return (
    <>
      <JoinEffect into={into} otherId={id} today={today} />
      <p className="join-note">{JOINING}</p>
      <div className="join-actions">
        <Button disabled={joining || saving} onClick={() => void takeIn()}>
          Join them
        </Button>
        <Button type="text" disabled={joining || saving} onClick={keepApart}>
          Keep them apart
        </Button>
      </div>
      {failure}
    </>
  );
}
