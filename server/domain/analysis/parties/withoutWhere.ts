/** Where somebody is, behind a name and "of". */
import { oneOf } from '../lexicon/oneOf.ts';
import { expression } from '../text/expression.ts';

/** "ORCHARD NHS TRUST of Mill Road" */
const IN_CAPITALS =
  /^(?!(?:STATE|CITY|TOWN|COUNTY|BANK|UNIVERSITY|PEOPLE'S REPUBLIC) of)((?:[A-Z0-9&.,'()-]{2,} )+[A-Z0-9&.,'()-]*[A-Z.)]{2,}) of (?=(?:\d|[A-Z][a-z])).*$/;
const ROAD = oneOf(
  'Street|Road|Lane|Avenue|Terrace|Place|Drive|House|Cottage|Farm|Square|Court|Close|Crescent|Quay|Hill|Park',
);
/** "Nuala Hennessy of Bridge Street" */
const PERSON = expression(
  `^((?:\\p{Lu}\\p{Ll}[\\p{L}'’-]* ){1,3}\\p{Lu}[\\p{L}'’-]+) of (?=\\d|(?:\\p{Lu}[\\p{L}'’]+ ){1,3}${ROAD}\\b).*$`,
);

/** The name alone. */
export function withoutWhere(name: string): string {
  return name.replace(IN_CAPITALS, '$1').replace(PERSON, '$1');
}
