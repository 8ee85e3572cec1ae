/** Ministries, universities and the like, whose names may have an "and" in them: "Bureau of Geology and Mineral Exploration of Tarn". */
import { cleanName } from './cleanName.ts';
import { endsLegally } from './legalForms.ts';
import { isPerson } from './nameStart.ts';
import { hasSuffix } from './partyName.ts';

/** "Department of Health": such a name may have an "and" in it. */
export const BODY =
  /(?:^|[\s(])(?:the )?(?:[A-Z][\w.]* ){0,3}(?:Ministry|Bureau|University|Universities|Department|Institutes?|College|Office|Board|School|Faculty|Academy|Cent(?:er|re)|Commission|Committee|Agency|Authority|Secretary|Council|Society) (?:of|for) (?:the )?[A-Z][\w]+(?: [A-Z][\w]+){0,3}(?:, [A-Z]\w+)*$/i;
/** "Human Services …": no company, no person with a description, no alias right behind one word. */
export function goesOnAsBody(right: string): boolean {
  const next = /^(?:the )?([A-Z][\w'-]*(?: [A-Z][\w'.-]*){0,3})(?=$|[\n,;(\ue000]| )/.exec(right)?.[1] ?? '';
  const phrase = (/^[^,;\ue000]{0,80}/.exec(right)?.[0] ?? '').trim();
  const name = cleanName(right.slice(0, 100));
  if (
    next === '' ||
    (name !== null && endsLegally(name)) ||
    endsLegally(phrase) ||
    hasSuffix(phrase.split(/ (?:of|OF|for|FOR|in|IN) /)[0] as string)
  )
    return false;
  return (
    / (?:of|OF|for|FOR) /.test(phrase) ||
    (/^(?:[A-Z][\w-]+ ?){1,3}$/.test(phrase) && !isPerson(phrase)) ||
    BODY_PART.test(phrase)
  );
}
const BODY_PART =
  /^(?:Human|Social|Mineral|Natural|Resources|Environmental|Medical|Technolog|Research|Development|Innovation|Trade|Commerce|Industry|Infectious|Digestive|Prevention|Public|Control|Education|Science|Nursing|Dentistry|Engineering|Medicine|Labor|Welfare|Sports?|Culture|Arts|Forest|Fisher|Energy|Space|Renal|Stroke|Blood|Kidney|Communic|Transport|Planning|Works|Power)/i;

/** "County of Tarn": a name wherever it stands in a list of parties, unless it goes on ("City of Tarn, Ohio, Electric Utility"). */
export function governs(name: string, behind: string): boolean {
  return (
    /^(?:City|County|Town|Village|Borough|Government) of (?:the )?[A-Z]/.test(name) && !/^, \w+, [A-Z]/.test(behind)
  );
}
