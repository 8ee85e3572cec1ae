/** Says of a found amendment or renewal letter which contract it may belong to, before it is added. */
import { Link } from 'react-router-dom';
import { contractPath } from '../../domain/paths.ts';
import { Quote } from '../../ui/Quote.tsx';
import type { FoundContract } from './foundContract.ts';

const LOOKS_LIKE = { amendment: 'an amendment', renewal: 'news of the renewal' };
const WHERE = { database: 'in your database', trash: 'in the trash', search: 'among what was found here' };

export function AgreementNote({ contract: { about, belongsTo } }: { contract: FoundContract }) {
  if (!about || belongsTo.length === 0) return null;
  const inTrash = belongsTo.every(({ where }) => where === 'trash');
  return (
    <p className="review-says">
      This looks like {LOOKS_LIKE[about.kind]} of{' '}
      {belongsTo.map(({ name, contractId, where }, index) => (
        <span key={contractId ?? name}>
          {index > 0 ? ', or of ' : ''}
          {contractId ? <Link to={contractPath(contractId)}>“{name}”</Link> : `“${name}”`} ({WHERE[where]})
        </span>
      ))}
      : <Quote>{about.quote}</Quote> It comes in as a contract of its own.{' '}
      {inTrash
        ? 'Once you restore the other one, you can join the two.'
        : 'After the upload you can join the two, and see first what would change.'}
    </p>
  );
}
