/** Says of a found amendment or renewal letter which contract it may belong to, before it is added. */
import { Link } from 'react-router-dom';
import type { About } from '../../contract/aboutAgreement.ts';
import type { AgreementThere } from '../../contract/joining.ts';
import { looksLike } from '../../contract/looksLike.ts';
import { contractPath } from '../domain/paths.ts';
import { Quote } from './Quote.tsx';

const WHERE = { database: 'in your database', trash: 'in the trash', search: 'among what was found here' };

/** As a search answers it. */
type Found = { about?: Pick<About, 'kind' | 'quote'> | null | undefined; belongsTo?: readonly AgreementThere[] };

export function AgreementNote({ found: { about, belongsTo } }: { found: Found }) {
  if (!about || !belongsTo || belongsTo.length === 0) return null;
  const inTrash = belongsTo.every(({ where }) => where === 'trash');
  return (
    <p className="review-says">
      This looks like {looksLike[about.kind]} of{' '}
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
