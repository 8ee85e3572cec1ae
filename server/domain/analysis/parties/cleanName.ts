/** A party's name cut out of its description: "Orchard Mills, Inc., a Georgia corporation having …" is "Orchard Mills, Inc.". */
import { endsLegally, legalFormAt, quotesName } from './legalForms.ts';
import { hasSuffix, isName } from './partyName.ts';
import { isPlaceOrTime } from './places.ts';
import { oneSpace } from '../text/oneSpace.ts';
import { remembered } from '../text/remembered.ts';
import { withoutWhere } from './withoutWhere.ts';

/** What begins a party's description; each ends at a word's end. */
const DESCRIBING =
  "an? (?:[\\w.'-]+ ){0,7}?(?:corporation|company|limited|partnership|llc|l\\.l\\.c\\.|entity|bank|association|trust|individual|organi[sz]ation|citizen|resident|person|subsidiary|division|body|university|institution|business|firm|fund|public|private|state|national|cooperative|society|corp\\.|incorporated|proprietorship|agency|joint|wholly|duly|municipal(?:ity)?|political|not-for-profit|non-?profit|independent|licensed|registered)" +
  '|whose|with (?:its|an?|offices?|principal|headquarters|registered|his|her|their|the|main|address|company|place|respect|effect)|having|located|situated?|organi[sz]ed|domiciled|incorporated (?:in|under|and|pursuant|as)|duly|existing|acting|residing|resident|which|who|listed|identified|named|set forth' +
  '|on (?:behalf|the one|the other|its)|of (?:\\d+[A-Z]?|the (?:one|other|first|second|city|state|province))|for (?:itself|himself|herself|and on|the (?:use|benefit))|and (?:its|their|his|her|all|each|any|assigns)|or (?:it.?s|their|his|her) (?:assigned|assigns|assignees?|affiliates|designees?|nominees?)|and/or|at \\d+|in its capacity' +
  '|as (?:an? |the )?(?:\\w+ )?(?:agent|trustee|administrative|borrower|lender|seller|buyer|servicer|issuer|purchaser|guarantor|licensor|licensee|depositor|company|contractor|principal|collateral|supplier|customer|repairer|distributor|landlord|tenant|lessor|lessee|owner|consultant|executive|employer|employee|manager|representative|successor)' +
  '|collectively|together with|hereinafter|herein|hereafter|hereby|referred|called|shall|will|is|are|was|has|have|had|dated|made|effective|pursuant|registered|established|formed|under the|in accordance|relating|regarding|concerning|provides|desires?|wishes|agrees?|doing business|d/b/a|dba|f/k/a|a/k/a|f/s/o|f/b/o|formerly|through its|by and through|operating (?:as|with|under)|trading as|jointly|legal representative|(?:as )?represented|its (?:successors|affiliates|subsidiaries)|address|tel|attn|attention|registration|company (?:number|no)|c/o|p\\.o';
/** In small letters anywhere; in capitals only after a comma: "Equity Residential Trust" is a name. */
const DESCRIPTION = new RegExp(`[,;]? (?:${DESCRIBING})(?![\\w'])|[,;]? "|[,;] (?:of )?\\(`);
const DESCRIPTION_IN_CAPITALS = new RegExp(
  `[,;] (?:${DESCRIBING}|an? [A-Z][a-z]*)(?![\\w'])| (?:A|a|an|AN|An) (?:[A-Z][\\w.'-]* ){0,4}(?:corporation|company|limited|partnership|trust|association|bank)\\b| an? (?:Institute|Agency|Division|Department|Unit|Member) of\\b| (?:(?:ACN|ABN)(?=:? ?\\d)|Attn|(?:Registered |Business |Mailing |Postal |Legal )?Address|Legal (?:[Rr]epresentative|[Pp]erson)|Registered (?:society|number|no)|Domicile|Contact (?:[Pp]erson|[Tt]el)|(?:Zip|Postal?) ?[Cc]ode|Company (?:No|Number)|Represented by|Tel|Registration|D/B/A|DBA|F/K/A|Hereinafter|Having|P\\.O\\.|C/O)(?![\\w'])`.replace(
    '|Tel|',
    '|Tel(?= ?[.:(+\\d])|',
  ),
  'i',
);
/** Of a passage wholly in capitals what no name has in it: "WHOSE ADDRESS IS", "EXISTING UNDER THE LAWS". */
const CAPITALS = new RegExp(
  `[,;]? (?:AN? (?:[\\w.'-]+ ){0,5}(?:CORPORATION|COMPANY|PARTNERSHIP|ENTITY|ASSOCIATION|INDIVIDUAL|CITIZEN|RESIDENT|SUBSIDIARY|DIVISION)|WHOSE|HAVING|(?:DULY )?(?:ORGANI[SZ]ED|EXISTING|INCORPORATED) (?:AND|UNDER|IN)|WITH (?:ITS|AN?|OFFICES|PRINCIPAL)|LOCATED (?:AT|IN)|RESIDING|REPRESENTED|HEREIN\\w*|HEREBY|WHICH|PURSUANT|DOING BUSINESS|ALSO KNOWN|FORMERLY|ACTING|ON BEHALF|AND/OR|AND (?:ITS|THEIR) [A-Z]+|IS (?:MADE|ENTERED|EFFECTIVE)|SHALL|COLLECTIVELY|SOLELY|TOGETHER WITH)(?![\\w'])|, (?:AN? |AS |IN )`,
);
/** Forms that are no abbreviations: a full stop after them ends the sentence. */
const WRITTEN_OUT =
  /(?:LLP|LLC|PLC|plc|LP|GmbH|AG|AB|Oy|Limited|LIMITED|Company|COMPANY|Corporation|CORPORATION|Incorporated|Association|ASSOCIATION|SE|SAS)\.$/;
const HEADING_END = /(?:[a-z]{4,}|\bto [A-Z][a-z]{2,})\. (?=[A-Z])/;
const DATED =
  /,? (?:(?:Page|PAGE) \d|(?:DATED|Dated|EFFECTIVE|Effective|EXECUTION|Execution) (?:[A-Z]|as of|on )|(?:January|February|March|April|May|June|July|August|September|October|November|December|JANUARY|FEBRUARY|MARCH|APRIL|MAY|JUNE|JULY|AUGUST|SEPTEMBER|OCTOBER|NOVEMBER|DECEMBER) \d)/;

/** Cuts a phrase down to the name at its head; null where none is left. */
export const cleanName = remembered((phrase: string): string | null => {
  // "Orchard Europe GmbH", and its address on the next line.
  const line = phrase.trimStart().split('\n')[0] as string;
  let name = oneSpace(endsLegally(line) ? line : phrase)
    .replace(
      / ?\((?:(?:corporate |company |official )?seal|signature|stamp|chop|signed|in (?:receivership|liquidation|administration|formation))\)/gi,
      '',
    )
    .trim();
  name = name
    .replace(/^[\ue000 ,]+/, '')
    .replace(
      /^(?:(?:between|and|by|among|with|to|from|(?:on|of) (?:the )?(?:one|other|first|second|third) (?:hand|part|side),?(?: and)?|the parties|party [a-d1-4](?= ?:)|attest|(?:ph\.?d|m\.?d|esq|mba|cpa)\.?,? and|(?:(?:19|20)\d\d,? )?(?:preamble|parties|recitals)|in w\w{4,6}s whereof[.,]?|(?:mr|ms|mrs|dr|shri|sri|smt|mst|spouses|m\/s)\.?(?! (?:[A-Z][\w'-]+ ){0,3}(?:[A-Z][a-z]+'s|Group|Laborator|Company|Inc|LLC|Corp|Ltd)\b)|messrs\.?|(?:prof|ing|eng|lic|avv|rev|capt|med|jur|h\.c|dott|rag|arch|sh)\.|on behalf of|for and on behalf of|in consideration of(?= [A-Z])|\[?letterhead of|(?:executed|signed) (?:as a deed )?by|signed for|(?:accepted|agreed)(?: to)?(?: and (?:agreed|accepted))?(?: to)?(?: by)?(?=[ :] ?[A-Z])|X{4,} and|\[?\*{2,}\]? and)[ :,]|["'*,:;. _-]|\(?[0-9ivx]{1,3}[.)] |\d{1,2}(?:\.\d{1,2}){1,2}\.? )+/i,
      '',
    );
  name = name
    .replace(ACTS_FOR, '')
    .replace(OFFICE_OF, '')
    .replace(/^.{0,60}\b(?:next|following) page[)\].]* (?=[A-Z])/i, '')
    .replace(/^the (?=[A-Z])/, '')
    .replace(/^HEREBY [A-Z]+ (?:un)?to (?=[A-Z])/i, '')
    // "DEPOSITOR BENEFICIARY Orchard Systems, Inc.", "BUYER and ORCHARD MILLS, INC.": labels.
    .replace(
      /^(?:(?:DEPOSITOR|BENEFICIARY|GRANT(?:OR|EE)|ASSIGN(?:OR|EE)|TRANSFER(?:OR|EE)|PLEDG(?:OR|EE)|MORTGAG(?:OR|EE)|GUARANTOR|BORROWER|LENDER|TRUSTEE|INSURER|ISSUER|DEBTOR|CREDITOR|SHIPPER|CARRIER|OPERATOR) )+(?=[A-Z][a-z])|^(?:BUYER|SELLER|OWNER|CONTRACTOR|CUSTOMER|SUPPLIER|LICENSEE|LESSEE) and (?=[A-Z]{3})/,
      '',
    )
    .replace(/^(?:the |THE )?(?:company|COMPANY|firm|FIRM) (?=[A-Z])/, '')
    // "Tariq Mehmood S/o Ghulam Rasool": whose son.
    .replace(/,? (?:[SDWHRC]\/[oO]|[tT]\/[aA]s?)\b.*$/, '')
    .replace(
      /^(?:its|their|his|her) (?:\w+[- ]){0,2}(?:affiliates?|subsidiar(?:y|ies)|parent(?: (?:company|corporation))?|division),? (?=[A-Z])/,
      '',
    );
  const called = CALLED.exec(name);
  if (
    called &&
    /^(?:[^\s,]+,? ){1,}/.test(name.slice(called[0].length)) &&
    /^[A-Z0-9]/.test(name.slice(called[0].length))
  )
    name = name.slice(called[0].length);
  name = name.slice(addressBefore(name));
  // "ORCHARD INC. By: ____", "UNIVERSITY OF TARN - A MEMBER OF THE STATE SYSTEM"
  name = name.replace(/ (?:By|BY|Name|Title|Signature) ?:.*$/, '').replace(/ [-\u2013\u2014] (?:A|AN|An|a|an) .*$/, '');
  name = withoutWhere(name);
  // "Orchard Capital Inc., and Tarn & Co. Ltd.": two.
  name = name.replace(/^((?:(?!, and ).)+? (?:Inc|INC|LLC|Ltd|LTD|Corp|L\.P|LP)\.?), and .+$/, '$1');
  // No name has a semicolon in it.
  name = name.split(';')[0] as string;
  const colon = name.search(/: (?=["']?[A-Z])/);
  if (colon >= 0 && colon < 60 && !hasSuffix(name.slice(0, colon)))
    name = name.slice(colon + 2).replace(/^party [a-d1-4] ?: ?(?=[A-Z])/i, '');
  // "Introduction. Orchard Mills, Inc. …": a heading; behind an alias it is the sentence after the party.
  const heading = name.includes('. ') ? (name.split('\ue000')[0] as string).split(HEADING_END) : [];
  if (heading.length > 1 && !hasSuffix(heading[0] as string)) name = name.slice(name.indexOf(heading.at(-1) as string));
  const dated = DATED.exec(name);
  if (dated && dated.index > 1) name = name.slice(0, dated.index);
  const quote = name.indexOf('"');
  const quoted = quote > 0 && quotesName(name.slice(0, quote)) ? /^([^"]+)"([^"]{2,40})"/.exec(name) : null;
  // 'Tarn, LLC "Consultant"', 'Tarn Partners LLC "TARN"': the quotes hold what the party is called.
  const [, head = '', held = ''] = quoted ?? [];
  if (quoted && isName(held) && !head.toLowerCase().includes(held.toLowerCase())) return quoted[0];
  const nicknamed = NICKNAMED.exec(name);
  if (nicknamed) return nicknamed[0];
  const inner = INNER_QUOTE.exec(name)?.[0] ?? '';
  const paren = name.slice(inner.length).search(/["[\ue000]|\((?!(?:[A-Z][A-Za-z.]{0,20} ?){1,3}\d{0,4}\)|\d{4}\))/);
  if (paren >= 0) name = name.slice(0, inner.length + paren);
  for (const pattern of /[a-z]{2}/.test(name)
    ? [DESCRIPTION, DESCRIPTION_IN_CAPITALS]
    : [DESCRIPTION_IN_CAPITALS, CAPITALS]) {
    const description = pattern.exec(` ${name}`);
    if (description) name = name.slice(0, Math.max(0, description.index - 1));
  }
  name = cutAfterEnding(cutAtAddress(cutAfterEnding(name)));
  // "The Orchard Inc. company", as translations have it.
  const company = /^(?:The )?(.+) company$/.exec(name)?.[1];
  if (company && endsLegally(company)) name = company;
  name = name.replace(/(?:,? and)?[\s,;:"'*_-]+$/, '').replace(/ (?:and|AND|with|of|the)$/, '');
  if (
    name.endsWith('.') &&
    (!endsLegally(name) || WRITTEN_OUT.test(name)) &&
    !/(?:^|[ .])[A-Z]\.[A-Z]\.$|\b(?:Jr|Sr|Esq)\.$/.test(name)
  )
    name = name.replace(/\.+$/, '');
  // "May 4, 2001 Orchard Mills Corporation": the end of a date; a street has its number before it, too.
  if (/^(?:19|20)\d\d [A-Z][\w.'-]+,? [A-Z&]/.test(name) && endsLegally(name)) name = name.slice(5);
  return name.length >= 2 && name.length <= 110 ? name : null;
});

/** "… Surrey KT10 9PN ORCHARD GROUP LIMITED": how much of an address stands before the name; "Tarn Ltd. of … EC4R 9AN, United Kingdom" is one behind it. */
function addressBefore(name: string): number {
  const address =
    /^.{0,60}\b(?:[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d),? (?:and |AND )?(?=[A-Z][A-Za-z]+ )/.exec(
      name,
    );
  if (!address) return 0;
  const rest = name.slice(address[0].length);
  const words = rest.split(/[,;("]/)[0] as string;
  return isPlaceOrTime(words.split(' an? ')[0] as string) || hasSuffix(address[0].split(/ of |, (?=\d)/)[0] as string)
    ? 0
    : address[0].length;
}

/** "Mr. Kenji Mori on behalf of Orchard Corporation": through whom, not who. */
const ACTS_FOR =
  /^(?:(?:Mr|Ms|Mrs|Dr)\.? )?[A-Z][\w'-]+(?: [A-Z][\w.'-]+){1,2},? (?:acting )?(?:for and )?on behalf of (?:the )?(?=[A-Z][^,;()]{2,60},)/;

/** "Managing Member of Orchard GP, LLC": an office, and whose. */
export const OFFICE_OF =
  /^(?:[A-Z][a-z]+ (?:and )?){0,4}(?:Officer|President|Director|Member|Manager|Partner|Trustee|Secretary|Chairman|Treasurer|Directors|Officers|Employees|Operator) of (?:the )?(?=[A-Z])/;

/** 'Kids "N" Tarn, Inc.' */
const INNER_QUOTE = /^[A-Z][\w&'.-]*(?: [\w&'.-]+){0,3} "[A-Z&]{1,3}" (?=[A-Z])/;

/** "Tarn Foods Inc. for the performance of …": what goes on in small letters after a legal ending is no name. */
function cutAfterEnding(name: string): string {
  for (let at = name.indexOf(' ', 3); at >= 0 && at < 100; at = name.indexOf(' ', at + 1)) {
    if (!GOES_ON.test(name.slice(at, at + 80))) continue;
    // "Tarn Motor Corporation of America"
    if (
      /^ (?:of|OF) (?:America|AMERICA|the Americas|[A-Z][A-Za-z]+$)/.test(name.slice(at)) &&
      /[cC]orporation$|CORPORATION$/.test(name.slice(0, at))
    )
      continue;
    const head = name.slice(0, at);
    // "Insurance Company of America" goes on.
    if (
      /[\p{L}.]$/u.test(head) &&
      !/[ ,](?:Company|COMPANY|Co\.?|CO\.?|Association|AS|As)$/.test(head) &&
      endsLegally(head)
    )
      return head;
  }
  return name;
}
const GOES_ON =
  /^ (?:(?:LESS(?:EE|OR)|LICENS(?:EE|OR)|GROWER|BUYER|SELLER|CUSTOMER|SUPPLIER|CLIENT|VENDOR|PURCHASER|CONTRACTOR|CONSULTANT|DISTRIBUTOR|TENANT|LANDLORD|BORROWER|LENDER|FRANCHISEE|FRANCHISOR)$|(?:for|to|in|on|by|from|at|as|of|hereby|that|under|A|An|AN|a|an|OF|HAVING|WITH|LOCATED|WHOSE|This|THIS|Private|Registered|By|BY|Up|UP) |(?:[A-Z][\w-]+,? ){1,3}\d{1,5}\b|(?:[A-Z][\w&,-]* ){1,7}(?:AGREEMENT|CONTRACT|LEASE|Agreement|Contract|Lease)\b)/;

/** An address begins after a legal ending, or at a comma that no legal ending follows. */
function cutAtAddress(phrase: string): string {
  let name = phrase;
  for (let at = name.indexOf(' '); at >= 0; at = name.indexOf(' ', at + 1)) {
    if (!ADDRESS.test(name.slice(at, at + 40)) || !endsLegally(name.slice(0, at).replace(/,$/, ''))) continue;
    return name.slice(0, at).replace(/,$/, '');
  }
  const place =
    / (?:(?:Suite|SUITE|Room|ROOM|Unit|UNIT|Floor)\b|P\.O\.|\d+(?:st|nd|rd|th) (?:Floor|FLOOR|Fl\b)|\d{2,5} (?!(?:Inc|INC|LLC|L\.L\.C|Ltd|LTD|Limited|LIMITED|Corp|CORP|Company|COMPANY|Co\b|Holdings|Partners|Fund|Trust|L\.?P\b|plc|PLC|GmbH|S\.A|B\.V|N\.V|Pty|AG\b|AS\b|AB\b))[A-Z][a-z]|\d{3,5} [A-Z]{3,}|(?<!\b(?:District|Local|Lodge|Union|Post|Chapter|Council|Company) )No\. ?\d|[A-Z][\w-]*(?:straat|strasse|laan|gasse|gatan|STRAAT|STRASSE|LAAN|GASSE|GATAN) \d|(?:Lot|LOT|Plot|PLOT|Flat|FLAT|Block|BLOCK) (?:No\.? ?)?[A-Z]?[\dIVX]+\b)/.exec(
      name,
    );
  // "The Fell 1998 Children's Trust": a year, not a house.
  const isYear = place && /^ (?:19|20)\d\d /.test(place[0].slice(0, 6)) && /\b(?:trust|fund|plan)$/i.test(name);
  if (place && !isYear && place.index > 4 && !endsLegally(name)) name = name.slice(0, place.index).replace(/,$/, '');
  for (let at = name.indexOf(','); at >= 0; at = name.indexOf(',', at + 1)) {
    const rest = name.slice(at + 1).trim();
    if (
      legalFormAt(rest) > 0 ||
      /^(?:s\.|n\.|b\.|jr|sr|i{2,3}\b|iv\b|p\.c|f\.s\.b|m\.d|d\.d\.s|ph\.?d|esq|cpa\b|(?:[a-z]+ ){1,2}branch\b)/i.test(
        rest,
      )
    )
      continue;
    // "City of Tarn, Kansas": one of several.
    const state = /^[A-Z][A-Za-z. ]+/.exec(rest)?.[0].trim() ?? '';
    if (/^(?:City|Town|Village) of [^,]+$/i.test(name.slice(0, at)) && isPlaceOrTime(state)) {
      const after = at + 2 + state.length;
      return name.slice(0, after);
    }
    // "Orchard, Lane & Mills Incorporated": a list of surnames that ends in a legal ending is one name.
    const surnames =
      /^(?:[A-Z][A-Za-z'.-]+,? ){1,4}(&|and) [A-Z][A-Za-z'.-]+(?:(?: of)? [A-Z][A-Za-z'.-]+){0,4},? (?:incorporated|inc|company|co|corp|corporation|(llp|l\.l\.p|p\.c|pllc)|llc|ltd|limited|lp|l\.p)\b/i.exec(
        rest,
      );
    if (
      (surnames && (surnames[1] === '&' || surnames[2] || isSurname(name.slice(0, at), rest))) ||
      /^(?:[A-Z][A-Za-z'.-]+,? ){1,4}(?:&|and) (?:Company|Co\.?|Sons|Associates|Partners)(?=[ .,]|$)/i.test(rest)
    )
      continue;
    return withoutTown(name.slice(0, at), rest);
  }
  return name;
}

/** "Tarn Land & Cattle of Marathon", where ", Texas" follows: where it is. */
function withoutTown(name: string, rest: string): string {
  const state = /^[A-Z][A-Za-z. ]+/.exec(rest)?.[0] ?? '';
  const town = / of [A-Z][\w'-]+(?: (?!County)[A-Z][\w'-]+)?$/.exec(name);
  return town && town.index > 9 && isPlaceOrTime(state) && !NAMED_AFTER_PLACE.test(name)
    ? name.slice(0, town.index)
    : name;
}
const NAMED_AFTER_PLACE =
  /\b(?:University|Bank|City|County|Town|Village|State|College|Institute|Museum|Church|District|Board|Regents|Trustees|Port|Society|Company|Corporation|Association|Department|Chamber|Hospital|Friends|School|Club|Center|Authority) of\b/i;

/** "Orchard, Tarn and Fell, Inc.": one word before the comma, no place and no letters that stand for a name. */
function isSurname(head: string, rest: string): boolean {
  return (
    /^[A-Z][A-Za-z'-]{2,}$/.test(head) &&
    (/[a-z]/.test(head) || !/[a-z]{2}/.test(rest.slice(0, 12))) &&
    isName(head) &&
    // "Boston, MA and Orchard Ltd.", "Houston, Texas and …": the end of an address.
    ![head, ...(rest.split(/ (?:and|AND|&) /)[0] as string).split(/, ?/)].some(
      (part) => isPlaceOrTime(part) || /^[A-Z]{2}$/.test(part),
    )
  );
}

/** What begins an address after a legal ending. */
const ADDRESS =
  /^ (?:\d|of \d|suite|room|floor|p\.o|no\.|level|unit|building|[A-Z][a-z]+ (?:street|road|avenue|drive|boulevard|lane))/i;
/** A role before a name, or its label: "Licensor Orchard Mills, Inc.", "ARTIST Jane Whitfield". */
const CALLED =
  /^(?:[Ll]icens(?:or|ee)|LICENS(?:OR|EE)|[Ll]ess(?:or|ee)|LESS(?:OR|EE)|[Ff]ranchis(?:or|ee)|FRANCHIS(?:OR|EE)|[Ll]andlord|LANDLORD|[Tt]enant|TENANT|[Ss]eller|SELLER|[Bb]uyer|BUYER|[Pp]urchaser|PURCHASER|[Ss]upplier|SUPPLIER|[Cc]ustomer|CUSTOMER|[Cc]lient|CLIENT|[Cc]onsultant|CONSULTANT|[Cc]ontractor|CONTRACTOR|[Dd]istributor|DISTRIBUTOR|[Vv]endor|VENDOR|[Ee]mployer|EMPLOYER|[Ee]mployee|EMPLOYEE|ARTIST|PRODUCER|PUBLISHER|SPONSOR|OWNER|AGENT|COMPANY|MANUFACTURER|ATHLETE|TALENT):? (?=["']?[A-Z0-9])(?!(?:Services?|Group|Systems?|Solutions?|Partners|Relations|Care|Direct|Choice|Connect|Network|Technolog|Stores?|SERVICES?|GROUP|SYSTEMS?|SOLUTIONS?|AGREEMENT|Agreement)\b)/;
/** 'Leroy "Slim" Gaines'. */
const NICKNAMED =
  /^[A-Z][\w.'-]+(?: [A-Z]\.?| [a-z]{2}(?= )| [A-Z][\w'-]+){0,4} "[A-Z][\w-]{1,14}" [A-Z][\w'-]+(?: Jr\.| III?)?(?=[ ,;(\ue000]|$)/;
