/** What is a party's name and what is none: roles, pronouns, places, whole sentences; and when two names are the same. */
import { endsLegally, legalFormAt } from './legalForms.ts';
import { isPlaceOrTime } from './places.ts';
import { remembered } from '../text/remembered.ts';

/** Words that only organisations' names have, wherever they stand. */
const MARK =
  /(?:^|[\s,./(-])(?:inc|incorporated|corp|corporation|co|company|companies|ltd|limited|llc|l\.l\.c|llp|l\.l\.p|lp|l\.p|ilp|plc|p\.l\.c|pllc|pc|gmbh|ag|aktiengesellschaft|s\.?a\.?s|s\.?a|n\.?v|b\.?v|pty|pte|pvt|kk|k\.k|kg|oy|oyj|ab|asa|a\/s|aps|s\/a|s\.? ?p\.? ?a|s\. ?\u00e0 ?r\.? ?l|s\.?r\.?l|s\.?a\.?r\.?l|sarl|sdn|bhd|trust|bank|n\.a|university|partnership|institute|foundation|bancorp|g\.i\.e|jsc|ooo|zao|fsb|se|national association|\w+\.(?:com|net|org|io|ai|co\.uk))\b\.?/i;
/** Words that organisations' names often end in. */
const TAIL =
  /\s(?:association|partners|funds?|holdings?|group|institution|committee|authority|college|hospital|center|centre|society|church|ministry|department|agency|commission|council|cooperative|co-op|coop|club|technologies|pharmaceuticals|union|ventures?|securities|laboratories|industries|systems|enterprises|networks?|media|capital|insurance|international|therapeutics|solutions|software|studios?|productions|entertainment|communications|consulting|logistics|architects(?: office)?|electronics|energy|airlines|motors|museum|telecom)$/i;
const ROLE =
  /^(?:the |each |either |said |such |both |contracting )*(?:part(?:y|ies)(?: [a-d1-9]| hereto| of the (?:first|second) part)?|company|corporation|licens(?:or|ee)|distributor|supplier|customer|client|vendor|buyer|seller|sellers|purchaser|lessor|lessee|landlord|tenant|borrower|lenders?|agent|consultant|contractor|franchis(?:or|ee)|master franchisee|sponsor|service provider|provider|manufacturer|reseller|executive|employee|employer|affiliates?|undersigned|owner|operator|parent|issuer|guarantors?|bank|trustee|advertiser|agency|station|we|us|you|your|our|i|me|it|them|each|other|both|all|any|such|agreement|contract|effective date|date|name|title|address|print(?:ed)?(?: name)?|(?:loan|maturity|issue|due) date|(?:party [a-d1-9] )+company|first party|second party|shareholders?|stockholders?|members?|investors?|recipient|discloser|receiving party|disclosing party|user|subscriber|participant|developer|publisher|author|artist|(?:named )?insured|insurer|policy ?holder|beneficiary|grantor|grantee|assignor|assignee|transferor|transferee|pledgor|mortgagor|mortgagee|pay(?:or|ee)|maker|holder|donor|settlor|principal|surety|creditor|debtor|merchant|carrier|broker|hotel|school|district|city|county|state|hospital|institution|sub(?:lessor|lessee|tenant|landlord|contractor)|optionor|optionee|team|architect|engineer|transporter|shipper|promoter|individual|trust|fund|funds|university|group|securities|management|services|introduction|background|preamble|appendix|schedules?|exhibits?|attachments?|annex(?:es)?|quotations?|recitals|parties|now|whereas|assigns|permitted assigns|successors|subsidiaries|and|or|conditions|terms|delivery|notices?|termination|definitions|general|media|network|systems|software|insurance|international|exchange commission|securities and exchange commission|secretary|president|director|chairman|manager|authori[sz]ed|signator(?:y|ies)|accepted|acknowledged|agreed|sincerely|respectfully|notary(?: public)?|solicitors?|interpretation|(?:publisher|customer|company|licensee|client|partner)'?s? (?:websites?|sites?|products?|services?|marks?|data|content|software|materials?|programs?)|programs|products|websites?|(?:\w+ )?advertising agency|(?:entrusting|entrusted|commissioning|commissioned|contracting) party|(?:private|federal|public|foreign) (?:co|company|limited|ltd|corporation)|[ivx]{2,4}|credit approval(?: received)?|acceptance|authorized signature|effective(?: as| date)?|(?:legal )?business name|target company|proposed insured|purpose|signed|executed|for|attest|witness(?:es)?|(?:agreed|acknowledged)(?: to)?(?: and accepted)?|accepted and agreed(?: to)?|(?:escrow|sales|transfer|collateral|administrative|paying|exclusive) agent|hotel operator|service providers?)$/i;
const SMALL_WORD =
  /^(?:of|and|the|for|de|du|des|la|le|les|van|von|der|den|di|da|do|dos|del|y|et|e|an|as|to|in|on|d|und|at|by)$/;
/** Never the first word of a name. */
const NOT_A_NAME =
  /^(?:(?:this|that|these|such|each|any|all|our|your|its|his|her|their|either|neither|whereas|no|nos?|if|upon|when|however|provided|nothing|except|unless|dear|ladies|gentlemen|between|and)\b(?![.@&'-]\w)|entire agreement|an? (?:division|subsidiary|company|corporation|wholly)\b|(?:customer|client|company|publisher|supplier|vendor|legal) name\b|(?:(?:common|ordinary|preferred) )?(?:stock|shares)(?: of)? |(?:common|ordinary|preferred) (?:stock|shares)\b|\d+(?:st|nd|rd|th)\b|(?:january|february|march|april|may|june|july|august|september|october|november|december) \d)/i;
/** The first word of a name only where it ends like one: "Signature Homes Inc.", "At Home Corporation". */
const DOUBTFUL_START =
  /^(?:section|article|exhibit|schedule|page|table|source|certain|date|signature|name|title|by|subject|in |for |with |as |on |from |at |during|after|before|rule|form|item|suite|ste\b|attn|attention|confidential|execution|draft|version|amended|restated|attachment|appendix|annex|address)\b/i;
const PLACES =
  /^(?:wales|tobago|herzegovina|barbuda|nevis|grenadines|northern ireland|ireland|delaware|nevada|new york|california|texas|england|china|india|japan|germany|canada|australia|united states|u\.?s\.?a?\.?|district of columbia)[.,]?$/i;

/** What begins no name in a passage wholly in capitals, where nothing else tells a name from a sentence. */
const CAPITAL_SENTENCE =
  /^(?:FILED|OMITTED|WOULD|MARKED|HA(?:VE|S) |WERE |WAS |REGISTERED (?:AT|IN) |REFERENCE |CONFIDENTIAL (?:TREATMENT|INFORMATION)|CERTAIN|PORTIONS|EXISTING|MEANS|COLLECTIVELY|SOLELY|DOING|ALSO|REPRESENTED|HERE(?:IN|AFTER|BY)\w*|LOCATED|RESIDING|HAVING|WHOSE|PROVIDES|INDIVIDUALLY|THE (?:PERSONS|INDIVIDUAL|AGENTS|COMPANY|UNDERSIGNED)\b|AN? (?:[\w.&'-]+ ){0,6}(?:CORPORATION|COMPANY|PARTNERSHIP|ENTITY|ASSOCIATION|INDIVIDUAL|SUBSIDIARY|DIVISION)\b)| (?:MAY BE|SHALL|HAS BEEN|HAVE BEEN|IS|ARE|WITH RESPECT TO|WAS|WERE|WHICH|THAT) /;
/** … unless it ends legally: "ON COMMAND CORPORATION". */
const CAPITAL_START =
  /^(?:AN? |OF |IN |TO |ON |AS |IS |ARE |WITH |RETAIN |AUTHORI[SZ]ES |ISSUED |DID |RESPONSE |OTHER |TOGETHER |PLACE OF |ORGANI[SZ]ED |INCORPORATED )/;

/** What somebody is, not who: "Chief Compliance Officer", "General Partner". */
const OFFICE =
  /^(?:(?:authori[sz]ed|executive|senior|vice|deputy|assistant|chief|general|managing|investment|corporate|sole|company|global|regional|national|\w+ing|compliance|operations?|legal|sales)[ -])+(?:officer|president|director|manager|partner|member|counsel|signatory|secretary|treasurer|representative|chairman|adviser|advisor|agent)s?$/i;

/** Could this be the name of somebody? Starts like a name, is no role or place, is not a sentence. */
export const isName = remembered((name: string): boolean => {
  const plain = name.replace(/["'.,]/g, '').trim();
  if (
    plain.length < 2 ||
    // "LLPIN: AAX-0000"
    /^[A-Z]{1,5}-?\d{3,}$/.test(plain) ||
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
  // "Greenville, SC": a town and its state.
  if (
    /^[A-Z][\p{L}.'-]+(?: [A-Z][\p{L}.'-]+){0,2},? (?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])$/u.test(
      name,
    ) &&
    !/ (?:AS|AB|SA|CO|LP)$/.test(name)
  )
    return false;
  // What goes on into an address: "Tarn Savings Bank 652 Mill Road".
  if (
    /[a-z] \d{2,5} (?!(?:Inc|INC|LLC|L\.L\.C|Ltd|LTD|Limited|LIMITED|Corp|CORP|Company|COMPANY|Co\b|Holdings|Partners|Fund|Trust|L\.?P\b|plc|PLC|GmbH|S\.A|B\.V|N\.V|Pty|AG\b|AS\b|AB\b))[A-Z][a-z]/.test(
      name,
    )
  )
    return false;
  // "Contract Foods Corp." is a name, "SERVICES CONTRACT" is not.
  if (/\bagreement\b/i.test(name) || (/\b(?:contract|confidential|terms)\b/i.test(name) && !endsLegally(name)))
    return false;
  // A class of parties, not one: "the Lenders", "Bank Product Providers".
  if (
    /\b(?:Lenders|Providers|Guarantors|Holders|Investors|Purchasers|Buyers|Sellers|Shareholders|Stockholders|Subsidiaries|Affiliates|Clients|Customers|Parties|Sponsors?|Signatories|Beneficiaries|Participants|Users|Tenants|Employees|Members|Managers|Receipts|Shares|Notes|Warrants|Bonds)$/i.test(
      name,
    ) &&
    words.length <= 4
  )
    return false;
  // What is left of an address: "Hyderabad 500 081", "Munich 80331", "London EC2Y 5EJ".
  if (/(?:^|[ ,])(?:[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/.test(name)) return false;
  if (/^[A-Z][\p{L}-]+,? (?:[A-Z]{1,2}[- ]?)?\d{2,3} ?\d{2,3}$/u.test(name)) return false;
  if (
    OFFICE.test(name) ||
    /^(?:business|corporate|product|legal|public|investor) (?:development|affairs|relations|department|services)$|^human resources\b/i.test(
      name,
    )
  )
    return false;
  // "Plan of Merger", "Statement of Work": papers. "Tarn Company's": whose, not who. "7% Orchard, Inc.", "Column A]": cells of a table.
  if (
    (/^(?:Plan|Articles|Certificate|Bill|Letter|Notice|Statement|Scope|Form|Copy|Terms) of /i.test(name) &&
      !endsLegally(name)) ||
    (name.endsWith("'s") && endsLegally(name.slice(0, -2))) ||
    /^\d+(?:\.\d+)?% /.test(name) ||
    /^[^[]*\]|:$/.test(name) ||
    // What is left of a redacted name, of a web address; bodies that watch over markets.
    /^(?:X{4,}|com,? Inc\b|Securities Dealers, Inc)/i.test(name)
  )
    return false;
  // "Services Company", "Merchants, Companies": what somebody is.
  if (
    /^(?:services?|investment|insurance|holding|parent|target|operating|project|management|trust|finance|title|merchants|community interest),? compan(?:y|ies)$/i.test(
      name,
    )
  )
    return false;
  // "U.S.A. corporation": a description; "Korea (Duksan Co.": half of a bracket; "Party A's": whose, not who.
  const described = /^(.+) (?:corporation|company|partnership|association)$/.exec(name)?.[1];
  if (
    described &&
    (isPlaceOrTime(described) || /^(?:Federal|U\.?S\.?(?:A\.?)?|\w+(?:ian|ish|ese|ch))$/.test(described))
  )
    return false;
  // "Meridian Engines Division", "Sponsored Programs", "Purchase of Services Customer": a part, a thing, a role.
  if (/ (?:Divisions?|Programs?|Customers?|Clients?|Licensees?|Resellers?|Subscribers?)$/i.test(name)) return false;
  // "L CORPORATION": the last letter of a word that a line has broken.
  if (/^(?:[A-Z]|GP|LP),? (?:CORPORATION|COMPANY|INC|LLC|L\.L\.C|LIMITED|LTD|Ltd|Inc)\.?$/.test(name)) return false;
  // "Inc. Frost Tower": the end of a name and an address.
  if (/^(?:Inc|LLC|Ltd|Corp|L\.P|L\.L\.C)[.,]* \w/.test(name)) return false;
  if (/\b(?:said|such|this) company\.?$/i.test(name)) return false;
  if (/\([^)]*$/.test(name) || /\bparty [a-d1-9]\b/i.test(name)) return false;
  // "China on Joint Ventures Using Chinese and Foreign Investment": what is left of a law.
  if (/ (?:Using|Regarding|Concerning|Governing) /.test(name) && !endsLegally(name)) return false;
  // "397 Mill Road": a street and its number.
  if (
    /^\d{1,5}[A-Z]? (?:[A-Z][\w.'-]* ){1,3}(?:Road|Street|Avenue|Lane|Drive|Boulevard|Way|Place|Square|Highway|Parkway|Rd|St|Ave|Blvd)\.?$/i.test(
      name,
    )
  )
    return false;
  // "1933, AS": what is left of a law.
  // "SEV and DCL", "A. BKC": aliases.
  if (/^(?:[A-Z]{2,5} and [A-Z]{2,5}|[A-H]\. [A-Z]{2,5})$/.test(name)) return false;
  if (isTwoNames(name) || /^\d{4},| (?:As|The|In|For|And|Of|By|To|This|If|With|WITH|OF|THE|AND|TO|BY|FOR)$/.test(name))
    return false;
  // "DE C.V.", "Co. KG": a form without its name.
  let bare = name.replace(/^de /i, '');
  for (let form = legalFormAt(bare); form > 0; form = legalFormAt(bare))
    bare = bare.slice(form).replace(/^[\s,.]+/, '');
  if (bare === '' || /^liability company$/i.test(bare)) return false;
  if (name.length > 65 && !endsLegally(name) && !INSTITUTION.test(name)) return false;
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
  if (/\b[A-Z]{5,}\. [A-Z]|[A-Z]{4,}\. \d/.test(name)) return false;
  if (
    /[=<>{}|\\]|\.{3}|\d{5,}|\d+\/\d+\/\d+|\bExhibit \d|\b(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2},? \d{4}/i.test(
      // "1184726 ALBERTA LTD.": a company that has no other name.
      /^\d{6,8} /.test(name) && endsLegally(name) ? name.slice(8) : name,
    )
  )
    return false;
  const small = words.filter((word) => /^[a-z][a-z,]+$/.test(word) && !SMALL_WORD.test(word.replace(/,$/, '')));
  return small.length === 0 || (small.length === 1 && endsLegally(name));
});

/** What begins long names: "Ministry of Mines and Mineral Wealth of the Republic of …". */
const INSTITUTION =
  /^(?:the )?(?:[A-Z][a-z]+ )?(?:Ministry|Board|University|Government|Department|Regents|Trustees|Institute|Bureau|Administration|Commission|Authority|Republic|Secretar[iy]\w*|Bank|Society|Council|Office) (?:of|for) /i;

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
  return MARK.test(name) || TAIL.test(name) || endsLegally(name) || name.endsWith('"');
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
