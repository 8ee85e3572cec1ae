/** Headings of the parts of a contract, in German, French, Spanish and Dutch alike: which of them are about its term. */
import { oneOf } from './oneOf.ts';

/** Headings under which a contract says from when until when it lasts, and how it is ended or goes on. */
export const TERM_HEADS = oneOf(
  '\\p{L}*laufzeit\\p{L}*|\\p{L}*dauer|\\p{L}*kündigung\\p{L}*|\\p{L}*verlängerung\\p{L}*|option\\p{L}*|\\p{L}*beendigung|(?:vertrags|miet|lease|leasing|pacht|liefer|nutzungs)zeit(?:raum)?|befristung|in-?kraft-?treten|\\p{L}*beginn|vertragsende|mietende|(?:vertrags|liefer|miet|nutzungs|überlassungs|leih|lizenz|leistungs|pacht)?zeitraum',
  'dur[ée]e\\p{L}*|r[ée]siliation|reconduction|renouvellement|prorogation|prolongation|cong[ée]s?|d[ée]nonciation|option|pr[ée]avis|[ée]ch[ée]ance|terme|(?:entr[ée]e en )?vigueur|(?:prise|date) d.effet|sortie|p[ée]riode (?:contractuelle|d.engagement|de (?:fourniture|livraison|location|mise à disposition|prêt))',
  'duración|vigencia|término|rescisión|denuncia|plazo|prórrogas?|renovación|resolución|terminación|extinción|desistimiento|vencimiento|opción|preaviso|entrada en vigor|per[ií]odo (?:contractual|de (?:suministro|cesión|arrendamiento|préstamo|uso))',
  '\\p{L}*duur|looptijd|\\p{L}*termijn|\\p{L}*opzeg(?:ging|gen)?\\p{L}*|verlenging\\p{L}*|\\p{L}*beëindiging|einde|ingang\\p{L}*|optie\\p{L}*|inwerkingtreding|(?:leverings|contract|huur|bruikleen|gebruiks|licentie)periode',
);
/** … though they name what is about something else: ending it for a reason, what follows its end, other periods. */
export const OTHER_HEADS = oneOf(
  'au(?:ß|ss)erordentlich\\p{L}*|fristlos\\p{L}*|folgen|nach (?:\\p{L}+)?(?:ende|beendigung)|wichtige\\p{L}*|(?:übergang|überleitung|rückgabe) (?:am|bei|nach)|(?:am|bei|zum) vertragsende|wegen|\\p{L}*verbot|\\p{L}*versicherung\\p{L}*|abwicklung',
  "fautes?|manquements?|r[ée]versibilit[ée]|inex[ée]cution|cons[ée]quences?|suites|effets (?:de|du)|apr[èe]s|non-concurrence|garanties?|assurances?|paiement|d'ex[ée]cution|de livraison",
  'incumplimiento|devolución|reversión|consecuencias|efectos|tras|garantía|seguros?|pago|entrega|(?<!plazo de )ejecución',
  'gevolgen|na (?:het )?(?:einde|beëindiging)|wanprestatie|tekortkoming|wegens|overdracht|bij (?:het )?einde|verzekering\\p{L}*|betalings?termijn|lever(?:ings)?termijn|garantietermijn|betaling|concurrentie\\p{L}*',
);
/** What a sentence under another heading names that is about the contract itself. */
export const THE_CONTRACT = oneOf(
  '(?:der|dieser?|das|die|den|des|dem|diese[ns]) (?:\\p{L}+ )?\\p{L}*(?:vertrag|vertrages|vertrags|vereinbarung|mietverhältnis|vertragsverhältnis|laufzeit|mietzeit|vertragsdauer|leasingvertrag|lizenz)|(?<!\\p{L})er (?:verlängert|läuft)|(?:verlängert|läuft) er(?!\\p{L})',
  "(?:le|la|l'|ce|cette|du|présente?) ?(?:\\p{L}+ )?(?:contrat|bail|convention|marché|accord|licence|location|abonnement|mission|concession)|il (?:est|se|sera) (?:ensuite )?(?:renouvel|recondui|prolong|prorog)",
  '(?:el|la|este|esta|del|presente) (?:\\p{L}+ )?(?:contrato|arrendamiento|acuerdo|convenio|licencia|vigencia|plazo)',
  '(?:de|deze|het|dit) (?:\\p{L}+ )?(?:\\p{L}*overeenkomst|contract|huur|licentie|looptijd|abonnement)',
);
/** What is prolonged there is no contract: what hinders somebody, a time for doing something. */
export const HINDERED = oneOf(
  '(?:be|ver)hinderung|höhere[rn]? gewalt|\\p{L}*(?:ausführungs|liefer|leistungs)(?:frist|zeit)(?:en)?|störung',
  "empêchement|force majeure|délais?(?= (?:d'exécution|de livraison|sont))|retard",
  'impedimento|fuerza mayor|retraso',
  'verhindering|overmacht|vertraging',
);
/** Headings under which anything may stand: a summary, definitions, what was agreed besides. */
export const ANY_HEADS = oneOf(
  '(?:weitere )?(?:definition\\p{L}*|begriff\\p{L}*)|präambel|(?:eck|vertrags|rahmen|stamm)daten|(?:besondere|individuelle|sonstige|ergänzende|allgemeine) \\p{L}+|sonstiges|sondervereinbarung\\p{L}*|schluss\\p{L}+|zusammenfassung|überblick',
  'd[ée]finitions?|termes|terminologie|pr[ée]ambule|(?:conditions|clauses|dispositions|stipulations) (?:particulières|générales|diverses|finales|spéciales|essentielles)|divers|caract[ée]ristiques?|r[ée]sum[ée]|synthèse|objet',
  'definiciones|términos|interpretación|(?:condiciones|disposiciones|estipulaciones|cláusulas) (?:particulares|generales|especiales|finales|adicionales|varias)|resumen|datos|otros|varios|objeto',
  'definities|begrip(?:pen|sbepalingen)|(?:bijzondere|algemene|overige|aanvullende) \\p{L}+|slotbepalingen|overig\\p{L}*|diversen|samenvatting|kerngegevens|gegevens|voorwerp|onderwerp',
);
/** "Primera.", "Vigésimo segunda:", which number clauses in words. */
export const ORDINALS =
  '(?:prim|segund|tercer|cuart|quint|sext|séptim|octav|noven|d[ée]cim|und[ée]cim|duod[ée]cim|vig[ée]sim|trig[ée]sim)\\p{L}*(?: \\p{L}{5,8})?';
