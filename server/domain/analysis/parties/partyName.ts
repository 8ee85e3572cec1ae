/** A party's name cut out of its description, and what is no name: roles, pronouns, places, whole sentences. */

import { isPlaceOrTime } from './places.ts';
import { beginsLegally, endsLegally, legalFormAt, quotesName } from './legalForms.ts';

/** Words that only organisations' names have, wherever they stand. */
const MARK =
  /(?:^|[\s,./(-])(?:inc|incorporated|corp|corporation|co|company|companies|ltd|limited|llc|l\.l\.c|llp|l\.l\.p|lp|l\.p|ilp|plc|p\.l\.c|pllc|pc|gmbh|ag|aktiengesellschaft|s\.?a\.?s|s\.?a|n\.?v|b\.?v|pty|pte|pvt|kk|k\.k|kg|oy|oyj|ab|asa|a\/s|aps|s\/a|s\.? ?p\.? ?a|s\. ?\u00e0 ?r\.? ?l|s\.?r\.?l|s\.?a\.?r\.?l|sarl|sdn|bhd|trust|bank|n\.a|university|partnership|institute|foundation|bancorp|g\.i\.e|jsc|ooo|zao|fsb|se|national association|\w+\.(?:com|net|org|io|ai|co\.uk))\b\.?/i;
/** Words that organisations' names often end in. */
const TAIL =
  /\s(?:association|partners|funds?|holdings?|group|institution|committee|authority|college|hospital|center|centre|society|church|ministry|department|agency|commission|council|cooperative|club|technologies|pharmaceuticals|union|ventures?|securities|laboratories|industries|systems|enterprises|networks?|media|capital|insurance|international|therapeutics|solutions|software|studios?|productions|entertainment|communications|consulting|logistics|architects(?: office)?|electronics|energy|airlines|motors|museum|telecom)$/i;
/** What begins a party's description; each ends at a word's end. */
const DESCRIBING =
  "an? (?:[\\w.'-]+ ){0,7}?(?:corporation|company|limited|partnership|llc|l\\.l\\.c\\.|entity|bank|association|trust|individual|organi[sz]ation|citizen|resident|person|subsidiary|division|body|university|institution|business|firm|fund|public|private|state|national|cooperative|society|corp\\.|incorporated|proprietorship|agency|joint|wholly|duly|municipal(?:ity)?|political|not-for-profit|non-?profit|independent|licensed|registered)" +
  '|whose|with (?:its|an?|offices?|principal|headquarters|registered|his|her|their|the|main|address|company|place|respect|effect)|having|located|situated?|organi[sz]ed|incorporated (?:in|under|and|pursuant|as)|duly|existing|acting|residing|resident|which|who|listed|identified|named|set forth' +
  '|on (?:behalf|the one|the other|its)|of (?:\\d+|the (?:one|other|first|second|city|state|province))|for (?:itself|himself|herself|and on)|and (?:its|their|his|her|all|each|any|assigns)|or (?:its|their|his|her) (?:assigns|assignees?|affiliates|designees?|nominees?)|and/or|at \\d+|in its capacity' +
  '|as (?:an? |the )?(?:\\w+ )?(?:agent|trustee|administrative|borrower|lender|seller|buyer|servicer|issuer|purchaser|guarantor|licensor|licensee|depositor|company|contractor|principal|collateral|supplier|customer|repairer|distributor|landlord|tenant|lessor|lessee|owner|consultant|executive|employer|employee|manager|representative|successor)' +
  '|collectively|together with|hereinafter|herein|hereafter|hereby|referred|called|shall|will|is|are|was|has|have|had|dated|made|effective|pursuant|registered|established|formed|under the|in accordance|relating|regarding|concerning|provides|desires?|wishes|agrees?|doing business|d/b/a|dba|f/k/a|a/k/a|f/s/o|f/b/o|formerly|through its|by and through|operating (?:as|with|under)|trading as|jointly|legal representative|represented|its (?:successors|affiliates|subsidiaries)|address|tel|attn|attention|registration|company (?:number|no)|c/o|p\\.o';
/** In small letters anywhere; in capitals only after a comma: "Equity Residential Trust" is a name. */
const DESCRIPTION = new RegExp(`[,;]? (?:${DESCRIBING})(?![\\w'])|[,;]? "|[,;] (?:of )?\\(`);
const DESCRIPTION_IN_CAPITALS = new RegExp(
  `[,;] (?:${DESCRIBING}|an? [A-Z][a-z]*)(?![\\w'])| (?:A|a|an|AN|An) (?:[A-Z][\\w.'-]* ){1,4}(?:corporation|company|limited|partnership|trust|association|bank)\\b| (?:ACN|ABN|Attn|Address|Legal [Rr]epresentative|Company (?:No|Number)|Represented by|Tel|Registration|D/B/A|DBA|F/K/A|Hereinafter|Having|P\\.O\\.|C/O)(?![\\w'])`,
  'i',
);
/** Of a passage wholly in capitals what no name has in it: "WHOSE ADDRESS IS", "EXISTING UNDER THE LAWS". */
const CAPITALS = new RegExp(
  `[,;]? (?:AN? (?:[\\w.'-]+ ){0,5}(?:CORPORATION|COMPANY|PARTNERSHIP|ENTITY|ASSOCIATION|INDIVIDUAL|CITIZEN|RESIDENT|SUBSIDIARY|DIVISION)|WHOSE|HAVING|(?:DULY )?(?:ORGANI[SZ]ED|EXISTING|INCORPORATED) (?:AND|UNDER|IN)|WITH (?:ITS|AN?|OFFICES|PRINCIPAL)|LOCATED (?:AT|IN)|RESIDING|REPRESENTED|HEREIN\\w*|HEREBY|WHICH|PURSUANT|DOING BUSINESS|ALSO KNOWN|FORMERLY|ACTING|ON BEHALF|AND/OR|IS (?:MADE|ENTERED|EFFECTIVE)|SHALL|COLLECTIVELY|SOLELY|TOGETHER WITH)(?![\\w'])|, (?:AN? |AS |IN )`,
);
const ROLE =
  /^(?:the |each |either |said |such |both |contracting )*(?:part(?:y|ies)(?: [a-d1-9]| hereto| of the (?:first|second) part)?|company|corporation|licens(?:or|ee)|distributor|supplier|customer|client|vendor|buyer|seller|sellers|purchaser|lessor|lessee|landlord|tenant|borrower|lenders?|agent|consultant|contractor|franchis(?:or|ee)|master franchisee|sponsor|service provider|provider|manufacturer|reseller|executive|employee|employer|affiliates?|undersigned|owner|operator|parent|issuer|guarantors?|bank|trustee|advertiser|agency|station|we|us|you|your|our|i|me|it|them|each|other|both|all|any|such|agreement|contract|effective date|date|name|title|address|first party|second party|shareholders?|stockholders?|members?|investors?|recipient|discloser|receiving party|disclosing party|user|subscriber|developer|publisher|author|artist|(?:named )?insured|insurer|policy ?holder|beneficiary|grantor|grantee|assignor|assignee|transferor|transferee|pledgor|mortgagor|mortgagee|pay(?:or|ee)|maker|holder|donor|settlor|principal|surety|creditor|debtor|merchant|carrier|broker|hotel|school|district|city|county|state|hospital|institution|sub(?:lessor|lessee|tenant|landlord|contractor)|optionor|optionee|team|architect|engineer|transporter|shipper|promoter|individual|trust|fund|funds|university|group|securities|management|services|introduction|background|preamble|appendix|recitals|parties|now|whereas|assigns|permitted assigns|successors|subsidiaries|and|or|conditions|terms|delivery|notices?|termination|definitions|general|media|network|systems|software|insurance|international|exchange commission|securities and exchange commission|secretary|president|director|chairman|manager|authori[sz]ed|accepted|acknowledged|agreed|sincerely|respectfully|notary public|solicitors?|purpose|signed|executed|for|attest|(?:escrow|sales|transfer|collateral|administrative|paying|exclusive) agent|hotel operator|service providers?)$/i;
const SMALL_WORD =
  /^(?:of|and|the|for|de|du|des|la|le|les|van|von|der|den|di|da|do|dos|del|y|et|e|an|as|to|in|on|d|und|at|by)$/;
/** Never the first word of a name. */
const NOT_A_NAME =
  /^(?:(?:this|that|these|such|each|any|all|our|your|its|his|her|their|either|neither|whereas|no|nos?|if|upon|when|however|provided|nothing|except|unless|dear|ladies|gentlemen|between|and)\b(?![.@&'-]\w)|entire agreement|\d+(?:st|nd|rd|th)\b|(?:january|february|march|april|may|june|july|august|september|october|november|december) \d)/i;
/** The first word of a name only where it ends like one: "Signature Homes Inc.", "At Home Corporation". */
const DOUBTFUL_START =
  /^(?:section|article|exhibit|schedule|page|table|source|certain|date|signature|name|title|by|subject|in |for |with |as |on |from |at |during|after|before|rule|form|item|suite|attn|attention|confidential|execution|draft|version|amended|restated|attachment|appendix|annex|address)\b/i;
const PLACES =
  /^(?:wales|tobago|herzegovina|barbuda|nevis|grenadines|northern ireland|ireland|delaware|nevada|new york|california|texas|england|china|india|japan|germany|canada|australia|united states|u\.?s\.?a?\.?|district of columbia)[.,]?$/i;

/** Forms that are no abbreviations: a full stop after them ends the sentence. */
const WRITTEN_OUT =
  /(?:LLP|LLC|PLC|plc|LP|GmbH|AG|AB|Oy|Limited|LIMITED|Company|COMPANY|Corporation|CORPORATION|Incorporated|Association|ASSOCIATION|SE|SAS)\.$/;
const DATED =
  /,? (?:(?:Page|PAGE) \d|(?:DATED|Dated|EFFECTIVE|Effective|EXECUTION|Execution) (?:[A-Z]|as of|on )|(?:January|February|March|April|May|June|July|August|September|October|November|December|JANUARY|FEBRUARY|MARCH|APRIL|MAY|JUNE|JULY|AUGUST|SEPTEMBER|OCTOBER|NOVEMBER|DECEMBER) \d)/;

/** Cuts a phrase down to the name at its head; null where none is left. */
export function cleanName(phrase: string): string | null {
  let name = phrase
    .replace(/\s+/g, ' ')
    .replace(/ ?\((?:(?:corporate |company |official )?seal|signature|stamp|chop|signed)\)/gi, '')
    .trim();
  name = name
    .replace(/^[\ue000 ,]+/, '')
    .replace(
      /^(?:(?:between|and|by|among|with|to|from|on (?:the )?(?:one|other) (?:hand|part|side)|the parties|(?:mr|ms|mrs|dr|shri|smt|m\/s)\.?(?! (?:[A-Z][\w'-]+ ){0,3}(?:[A-Z][a-z]+'s|Group|Laborator|Company|Inc|LLC|Corp|Ltd)\b)|messrs\.?|on behalf of|for and on behalf of|(?:executed|signed) (?:as a deed )?by)[ :,]|["'*,:;. _-]|\(?[0-9ivx]{1,3}[.)] )+/i,
      '',
    );
  name = name
    .replace(/^the (?=[A-Z])/, '')
    .replace(
      /^(?:its|their|his|her) (?:\w+[- ]){0,2}(?:affiliates?|subsidiar(?:y|ies)|parent|division),? (?=[A-Z])/,
      '',
    );
  const called = CALLED.exec(name);
  if (
    called &&
    /^(?:[^\s,]+,? ){1,}/.test(name.slice(called[0].length)) &&
    /^[A-Z0-9]/.test(name.slice(called[0].length))
  )
    name = name.slice(called[0].length);
  const colon = name.search(/: (?=["']?[A-Z])/);
  if (colon >= 0 && colon < 60 && !hasSuffix(name.slice(0, colon))) name = name.slice(colon + 2);
  const heading = name.split(/[a-z]{4,}\. (?=[A-Z])/);
  if (heading.length > 1 && !hasSuffix(heading[0] as string)) name = heading.at(-1) as string;
  const dated = DATED.exec(name);
  if (dated && dated.index > 1) name = name.slice(0, dated.index);
  const quote = name.indexOf('"');
  const quoted = quote > 0 && quotesName(name.slice(0, quote)) ? /^[^"]+"[^"]{2,40}"/.exec(name) : null;
  if (quoted) return quoted[0];
  const nicknamed = NICKNAMED.exec(name);
  if (nicknamed) return nicknamed[0];
  const paren = name.search(/["[\ue000]|\((?!(?:[A-Z][A-Za-z.]{0,20} ?){1,3}\))/);
  if (paren >= 0) name = name.slice(0, paren);
  for (const pattern of /[a-z]{2}/.test(name)
    ? [DESCRIPTION, DESCRIPTION_IN_CAPITALS]
    : [DESCRIPTION_IN_CAPITALS, CAPITALS]) {
    const description = pattern.exec(` ${name}`);
    if (description) name = name.slice(0, Math.max(0, description.index - 1));
  }
  name = cutAfterEnding(cutAtAddress(name));
  name = name.replace(/(?:,? and)?[\s,;:"'*_-]+$/, '').replace(/ (?:and|AND|with|of|the)$/, '');
  if (
    name.endsWith('.') &&
    (!endsLegally(name) || WRITTEN_OUT.test(name)) &&
    !/(?:^|[ .])[A-Z]\.[A-Z]\.$|\b(?:Jr|Sr|Esq)\.$/.test(name)
  )
    name = name.replace(/\.+$/, '');
  return name.length >= 2 && name.length <= 110 ? name : null;
}

/** "Tarn Foods Inc. for the performance of …": what goes on in small letters after a legal ending is no name. */
function cutAfterEnding(name: string): string {
  const ended =
    /^(.{2,90}?[ ,](?:Inc\.?|INC\.?|LLC|L\.L\.C\.|Ltd\.?|LTD\.?|Corp\.|CORP\.|Corporation|CORPORATION|Limited|LIMITED|plc|PLC|GmbH|LP|L\.P\.|N\.A\.|S\.A\.|B\.V\.|N\.V\.|AG))(?= (?:(?:for|to|in|on|by|from|at|as|of|hereby|that|under|A|An|AN|a|an|OF|HAVING|WITH|LOCATED|WHOSE|This|THIS|Private|Registered) |[A-Z][\w-]+ \d{1,5}\b|(?:[A-Z][\w&,-]* ){1,7}(?:AGREEMENT|CONTRACT|LEASE|Agreement|Contract|Lease)\b))/.exec(
      name,
    );
  return ended ? (ended[1] as string) : name;
}

/** An address begins after a legal ending, or at a comma that no legal ending follows. */
function cutAtAddress(name: string): string {
  for (let at = name.indexOf(' '); at >= 0; at = name.indexOf(' ', at + 1)) {
    if (!ADDRESS.test(name.slice(at, at + 40)) || !endsLegally(name.slice(0, at).replace(/,$/, ''))) continue;
    return name.slice(0, at).replace(/,$/, '');
  }
  const place =
    / (?:(?:Suite|SUITE|Room|ROOM|Unit|UNIT|Floor)\b|P\.O\.|\d+(?:st|nd|rd|th) (?:Floor|FLOOR|Fl\b)|\d{2,5} [A-Z][a-z]|No\. ?\d)/.exec(
      name,
    );
  if (place && place.index > 4 && !endsLegally(name)) return name.slice(0, place.index).replace(/,$/, '');
  for (let at = name.indexOf(','); at >= 0; at = name.indexOf(',', at + 1)) {
    const rest = name.slice(at + 1).trim();
    if (
      legalFormAt(rest) > 0 ||
      /^(?:s\.|n\.|b\.|jr|sr|i{2,3}\b|iv\b|p\.c|f\.s\.b|m\.d|d\.d\.s|ph\.?d|esq|cpa\b)/i.test(rest)
    )
      continue;
    // "Orchard, Lane & Mills Incorporated": a list of surnames that ends in a legal ending is one name.
    const surnames =
      /^(?:[A-Z][A-Za-z'.-]+,? ){1,4}(&|and) [A-Z][A-Za-z'.-]+(?: [A-Z][A-Za-z'.-]+){0,2},? (?:incorporated|inc|company|co|corp|corporation|(llp|l\.l\.p|p\.c|pllc)|llc|ltd|limited|lp|l\.p)\b/i.exec(
        rest,
      );
    if (
      (surnames && (surnames[1] === '&' || surnames[2])) ||
      /^(?:[A-Z][A-Za-z'.-]+,? ){1,4}(?:&|and) (?:Company|Co\.?|Sons|Associates|Partners)[.,]?$/i.test(rest)
    )
      continue;
    return name.slice(0, at);
  }
  return name;
}

/** What begins an address after a legal ending. */
const ADDRESS =
  /^ (?:\d|of \d|suite|room|floor|p\.o|no\.|level|unit|building|[A-Z][a-z]+ (?:street|road|avenue|drive|boulevard|lane))/i;

/** What begins no name in a passage wholly in capitals, where nothing else tells a name from a sentence. */
const CAPITAL_SENTENCE =
  /^(?:EXISTING|MEANS|COLLECTIVELY|SOLELY|DOING|ALSO|REPRESENTED|HEREIN\w*|LOCATED|RESIDING|HAVING|WHOSE|PROVIDES|INDIVIDUALLY|HEREBY|THE (?:PERSONS|INDIVIDUAL|AGENTS|COMPANY|UNDERSIGNED)\b|AN? (?:[\w.'-]+ ){0,6}(?:CORPORATION|COMPANY|PARTNERSHIP|ENTITY|ASSOCIATION|INDIVIDUAL|SUBSIDIARY|DIVISION)\b)| (?:MAY BE|SHALL|HAS BEEN|WAS|WERE|WHICH|THAT) /;
/** … unless it ends legally: "ON COMMAND CORPORATION". */
const CAPITAL_START =
  /^(?:AN? |OF |IN |TO |ON |AS |IS |ARE |WITH |RETAIN |AUTHORI[SZ]ES |ISSUED |DID |RESPONSE |OTHER |TOGETHER |PLACE OF |ORGANI[SZ]ED |INCORPORATED )/;

/** A role before a name, or its label: "Licensor Orchard Mills, Inc.", "ARTIST Jane Whitfield". */
const CALLED =
  /^(?:[Ll]icens(?:or|ee)|LICENS(?:OR|EE)|[Ll]ess(?:or|ee)|LESS(?:OR|EE)|[Ff]ranchis(?:or|ee)|FRANCHIS(?:OR|EE)|[Ll]andlord|LANDLORD|[Tt]enant|TENANT|[Ss]eller|SELLER|[Bb]uyer|BUYER|[Pp]urchaser|PURCHASER|[Ss]upplier|SUPPLIER|[Cc]ustomer|CUSTOMER|[Cc]lient|CLIENT|[Cc]onsultant|CONSULTANT|[Cc]ontractor|CONTRACTOR|[Dd]istributor|DISTRIBUTOR|[Vv]endor|VENDOR|[Ee]mployer|EMPLOYER|[Ee]mployee|EMPLOYEE|ARTIST|PRODUCER|PUBLISHER|SPONSOR|OWNER|AGENT|COMPANY|MANUFACTURER|ATHLETE|TALENT):? (?=["']?[A-Z0-9])(?!(?:Services?|Group|Systems?|Solutions?|Partners|Relations|Care|Direct|Choice|Connect|Network|Technolog|Stores?|SERVICES?|GROUP|SYSTEMS?|SOLUTIONS?|AGREEMENT|Agreement)\b)/;

/** 'Leroy "Slim" Gaines'. */
const NICKNAMED =
  /^[A-Z][\w.'-]+(?: [A-Z]\.?| [a-z]{2}(?= )| [A-Z][\w'-]+){0,4} "[A-Z][\w-]{1,14}" [A-Z][\w'-]+(?: Jr\.| III?)?(?=[ ,;(\ue000]|$)/;

/** Could this be the name of somebody? Starts like a name, is no role or place, is not a sentence. */
export function isName(name: string): boolean {
  const plain = name.replace(/["'.,]/g, '').trim();
  if (
    plain.length < 2 ||
    plain.split(/ (?:and|or|&) |\//i).every((part) => ROLE.test(part)) ||
    PLACES.test(name) ||
    isPlaceOrTime(name) ||
    (NOT_A_NAME.test(name) && !(/^\d/.test(name) && endsLegally(name))) ||
    (DOUBTFUL_START.test(name) && !endsLegally(name) && !/ (?:Bank|University|Foundation|Trust)$/i.test(name))
  )
    return false;
  if (
    !/^(?:the )?(?:[A-Z0-9\u00c0-\u024f]|[a-z]{1,3}(?:[A-Z.\d]|-[A-Za-z]{3})|[a-z]{2,14}\.(?:com|net|org|io|ai))/.test(
      name,
    ) &&
    !isSmallName(name)
  )
    return false;
  if (!/[a-z]{2}/.test(name) && (CAPITAL_SENTENCE.test(name) || (CAPITAL_START.test(name) && !endsLegally(name))))
    return false;
  const words = name.split(' ');
  // What goes on into an address: "Tarn Savings Bank 652 Mill Road".
  if (/[a-z] \d{2,5} [A-Z][a-z]/.test(name)) return false;
  // "Contract Foods Corp." is a name, "SERVICES CONTRACT" is not.
  if (/\bagreement\b/i.test(name) || (/\b(?:contract|confidential)\b/i.test(name) && !endsLegally(name))) return false;
  // A class of parties, not one: "the Lenders", "Bank Product Providers".
  if (
    /\b(?:Lenders|Providers|Guarantors|Holders|Investors|Purchasers|Buyers|Sellers|Shareholders|Stockholders|Subsidiaries|Affiliates|Clients|Customers|Parties|Sponsors?|Signatories|Beneficiaries|Participants|Users|Tenants|Employees|Members|Receipts|Shares|Notes|Warrants|Bonds)$/i.test(
      name,
    ) &&
    words.length <= 4
  )
    return false;
  // What is left of an address: "Hyderabad 500 081", "Munich 80331".
  if (/^[A-Z][\p{L}-]+,? (?:[A-Z]{1,2}[- ]?)?\d{2,3} ?\d{2,3}$/u.test(name)) return false;
  // "1933, AS": what is left of a law.
  if (isTwoNames(name) || /^\d{4},| (?:As|The|In|For|And|Of|By|To|This|If)$/.test(name)) return false;
  // "DE C.V.", "Co. KG": a form without its name.
  const bare = name.replace(/^de /i, '');
  if (legalFormAt(bare) >= bare.length) return false;
  if (name.length > 65 && !endsLegally(name)) return false;
  if (words.length > 14 || !/[A-Za-z\u00c0-\u024f]{2}/.test(name)) return false;
  if (/^(?:inc|incorporated|llc|ltd|limited|corp|corporation|lp|plc|co)\.?$/i.test(plain)) return false;
  if (/\b(?:between|entered into|dated|pursuant|above-named|undersigned|aforementioned|wholly-owned)\b/i.test(name))
    return false;
  if (
    /^(?:Company|Investors?|Customer|Client|Supplier|Licens(?:or|ee)|Agent|Buyer|Seller|Parent|Borrower|Lender|Executive|Consultant|Distributor) and |.\b[Tt]he (?:[Cc]ompany|[Cc]ustomer|[Cc]lient|[Aa]greement|[Pp]arties|[Aa]dviser|[Aa]ssociation|[Ii]nvestor [Gg]roup|[Cc]ontract|[Ii]ssuer|[Bb]ank\b(?! of)|[Bb]oard|[Ee]ffective|[Tt]rust\b(?! [Cc]ompany))/.test(
      name,
    )
  )
    return false;
  if (/\b[A-Z]{5,}\. [A-Z]/.test(name)) return false;
  if (
    /[=<>{}|\\]|\.{3}|\d{5,}|\d+\/\d+\/\d+|\bExhibit \d|\b(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2},? \d{4}/i.test(
      name,
    )
  )
    return false;
  const small = words.filter((word) => /^[a-z][a-z,]+$/.test(word) && !SMALL_WORD.test(word.replace(/,$/, '')));
  return small.length === 0 || (small.length === 1 && endsLegally(name));
}

/** "ORCHARD AB TARN FOODS, INC.": what two columns of a cover or of signatures run into. */
function isTwoNames(name: string): boolean {
  const inner = INNER_FORM.exec(name);
  if (!inner || !endsLegally(name)) return false;
  const rest = name.slice(inner.index + inner[0].length);
  return rest.split(' ').length >= 2 && legalFormAt(rest) === 0 && !/^(?:de|di|du|y|e|et|und)\b/i.test(rest);
}
const INNER_FORM =
  /[\p{L}\p{N}.,] (?:Inc\.?|INC\.?|LLC|L\.L\.C\.|Ltd\.?|LTD\.?|Corp\.|CORP\.|GmbH|GMBH|AB|AG|B\.V\.|N\.V\.|S\.A\.|S\.p\.A\.|PLC|plc|L\.P\.) (?=[\p{Lu}\d])/u;

/** "adidas America, Inc.", "biontech SE": a brand in small letters, then capitals and a legal ending. */
function isSmallName(name: string): boolean {
  return (
    endsLegally(name) &&
    /^[a-z][a-z0-9.-]{2,}(?:,? (?:[A-Z&(]|inc|ltd|llc)[^ ]*){1,5}$/.test(name) &&
    !/^(?:subsidiary|wholly|affiliate|division|for|our|its|their|your|means|includes?|including|and|or|with|by|from|to|of|in|on|at|as|such|said|certain|other|former|called|named|both|each|every|any|all|only|also|either|is|are|was)\b/.test(
      name,
    )
  );
}

/** Ends (or has within it) what organisations' names have: "Inc.", "Trust", "University". */
export function hasSuffix(name: string): boolean {
  return MARK.test(name) || TAIL.test(name) || endsLegally(name) || beginsLegally(name) || name.endsWith('"');
}

/** The same name, written with other punctuation or capitals. */
export function sameName(a: string, b: string): boolean {
  return letters(a) === letters(b);
}

function letters(name: string): string {
  return name
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The first word of a name, small, without "the": enough to tell the parties of one agreement apart. */
export function firstWord(name: string): string {
  return (
    name
      .toLowerCase()
      .replace(/^the /, '')
      .split(/[\s,.]/)[0] ?? ''
  );
}
