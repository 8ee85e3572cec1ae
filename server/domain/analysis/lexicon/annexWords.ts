/** What is annexed to a contract, in English, German, French, Spanish and Dutch alike. Words only. */
import { oneOf } from './oneOf.ts';

/** What annexes are called at the head of their first line. */
export const ANNEX_HEADS = oneOf(
  'anlage|anhang|beilage|annexe?|pi[èe]ce jointe|anexo|ap[ée]ndice|bijlage|appendix|exhibit|schedule|attachment|addendum',
);
/** Papers of their own, with terms, sides and sums that are not the contract's. */
export const OTHER_PAPERS = oneOf(
  'auftragsverarbeitung\\p{L}*|verarbeitung personenbezogener daten|(?:\\p{L}*bürgschaft|aval)(?:s?urkunde|stext|sformular)?|(?:vertrags)?muster(?: (?:einer|eines|für|der|des))?|formular|garantieurkunde|patronatserklärung',
  '(?:frühere|bisherige|alte|vorherige|ursprüngliche|abgelöste|übernommene|bestehende)[nrs]? \\p{L}*vertr(?:ag|ages|ags|äge|ägen)|auszug aus|(?:kopie|abschrift) (?:de[sr]|aus)|\\p{L}*haupt(?:miet|pacht)vertrag|nachunternehmer\\p{L}*|unterauftrag\\p{L}*|subunternehmer\\p{L}*',
  'versicherungs(?:schein|police|bestätigung|nachweis|zertifikat)|hinterlegungs\\p{L}+|geheimhaltungsvereinbarung|vertraulichkeitsvereinbarung|zertifikate?|treuhand\\p{L}*',
  'traitement (?:de |des )?données|sous-traitan\\p{L}+|garantie (?:bancaire|autonome|à première demande)|cautionnement|modèle|formulaire|contrats? (?:antérieurs?|précédents?|repris|existants?|en cours)|ancien (?:contrat|bail|marché)|extraits?|copie|séquestre|bail principal',
  "attestations? d'assurance|police d'assurance|accord de confidentialité|certificats?",
  'encargo d[eo]l? tratamiento|tratamiento de datos|(?:modelo|texto|formulario)(?: del?)?|aval(?: bancario)?|contratos? (?:anterior(?:es)?|subrogados?|existentes?|vigentes?)|extracto|copia|pólizas?|certificados?(?: de seguro)?|depósito de código|acuerdo de confidencialidad|subcontrat\\p{L}+',
  'verwerkersovereenkomst|verwerking van persoonsgegevens|bankgarantie|borgstelling|model(?: \\p{L}+)?|formulier|(?:vorige|eerdere|oude|vroegere|overgenomen|bestaande|lopende) (?:\\p{L}*overeenkomst(?:en)?|contract(?:en)?)|uittreksel|kopie|afschrift',
  'polis|verzekerings(?:bewijs|certificaat)|geheimhoudingsovereenkomst|onderaannem\\p{L}+|certifica(?:at|ten)|escrow\\p{L}*|hoofdhuurovereenkomst',
  'data processing|business associate|letters? of credit|(?:bank|parent(?: company)?|performance)? ?guarant(?:y|ee)|forms? of|sample|specimen|cop(?:y|ies) of|extracts? (?:from|of)|(?:prior|previous|former|existing|assumed|transferred|superseded) (?:agreements?|contracts?|leases?)|(?:certificates? of )?insurance|subcontract\\p{L}*|non-?disclosure|confidentiality agreement|certificates?|master lease|head lease|prime contract',
);
/** Agreements that change the one they follow. */
export const CHANGES_IT = oneOf(
  '(?:erster |zweiter |dritter |\\d\\. ?)?nachtrag|zusatzvereinbarung|änderungsvereinbarung|ergänzungsvereinbarung|verlängerungsvereinbarung|avenant|adenda|novación|(?:acuerdo|documento|anexo|convenio) de (?:modificación|prórroga|novación)',
  'addendum|allonge|wijzigingsovereenkomst|(?:eerste |tweede )?aanvulling|(?:(?:first|second|third) )?(?:amendment|supplemental agreement|amending agreement)',
);
/** General terms, which may stand behind what is annexed. */
export const CONDITIONS = oneOf(
  'allgemeine \\p{L}*(?:bedingungen|bestimmungen)|conditions générales|condiciones generales|algemene (?:\\p{L}*voorwaarden|bepalingen)|(?:general|standard) (?:terms and )?(?:terms|conditions)',
);
/** "Nr.", before a number; and what joins an amendment to the contract that it changes. */
export const NUMBER = oneOf('nr\\.?|no\\.?|n[°º]\\.?|n\\.º|number');
export const TO_IT = oneOf('zu|zum|zur|au|à|al|bij|tot|to|de|del|du|op');
