/** What paragraphs without headings are about, in German, French, Spanish and Dutch alike. Words only. */
import { oneOf } from './oneOf.ts';

/** Something that has times of its own: an insurance, a guarantee, what stays secret, who works there. */
export const OTHER_PARAGRAPHS = oneOf(
  'versicherung\\p{L}*|versicherer\\p{L}*|police|bürgschaft\\p{L}*|avale?|kaution|geheim\\p{L}*|vertraulich\\p{L}*|höherer? gewalt|subunternehmer\\p{L}*|nachunternehmer\\p{L}*|gewährleistung\\p{L}*|vertragsstrafe\\p{L}*|verzugszins\\p{L}*|tarifvertrag|marken?|domains?|hersteller\\p{L}*|zertifikat\\p{L}*|meilenstein\\p{L}*|probebetrieb\\p{L}*|service level|auftragsverarbeit\\p{L}*|(?:dessen|deren) \\p{L}*vertrag|gesonderte[rnm]? \\p{L}*vertrag|leistungsscheine?|betriebsvereinbarung|abonnement des|übergangsphase|preise (?:sind|bleiben)|mitglieder (?:sind|werden)|beirat|(?:preis)?anpassung (?:ist|der|des)|preis(?:liste|anpassung|blatt)',
  'assureur|assurances?|police|caution(?:nement)?|dépôt de garantie|confidentiel\\p{L}*|confidentialité|force majeure|sous-trait\\p{L}*|garantis?|garantie|pénalités?|intérêts? de retard|convention collective|marques?|noms? de domaine|fabricant|certificat|jalons?|marche probatoire|niveaux de service|dont le (?:bail|contrat)|contrat distinct|fiches? de prestation|accord d.entreprise|abonnement souscrit|phase de transition|prix (?:sont|restent) fermes|membres du comité|révision (?:est|des (?:prix|tarifs))|barème|bordereau',
  'pólizas?|aseguradora|seguro de|avale?s?|fianza|confidencial\\p{L}*|fuerza mayor|subcontrat\\p{L}*|garantizad\\p{L}+|penalización\\p{L}*|interés de demora|convenio colectivo|trabajadores|auditoría|plan de igualdad|comisión de seguimiento|inventario|marcas?|dominios?|fabricante|certificado|hitos?|período de prueba|niveles de servicio|cuyo contrato|contrato (?:separado|aparte)|fichas? de servicio|acuerdo de empresa|suscripción con|fase de transición|precios (?:son|serán|permanecerán) fijos|miembros del comité|podrán revisarse|revisión de (?:precios|tarifas)|lista de precios',
  'polis|verzekeraar|verzeker\\p{L}+|bankgarantie|waarborgsom|geheimhouding|vertrouwelijk\\p{L}*|overmacht\\p{L}*|onderaannem\\p{L}*|garantie\\p{L}*|boete|handelsrente|arbeidsovereenkomst|medewerkers?|accountant|risico-inventarisatie|catalogus|merk(?:en)?|domeinna(?:am|men)|fabrieks\\p{L}+|certificaat|mijlpa(?:al|len)|proefbedrijf|serviceniveaus?|leden van de|herziening|prijs(?:lijst|enblad)|indexering|waarvan de \\p{L}*overeenkomst|afzonderlijke \\p{L}*overeenkomst|dienstenblad(?:en)?|bedrijfsregeling|abonnement bij|transitiefase',
);
const OWN = oneOf(
  '\\p{L}*vertrag\\p{L}*|mietverhältnis\\p{L}*|vereinbarung|leihe|überlassung|festlaufzeit|mietzeit|vertragslaufzeit|mise à disposition|prêt|contrat|convention|bail|marché',
  'contrato|acuerdo|arrendamiento|licencia|cesión|\\p{L}*overeenkomst|bruikleen|opdracht|huur|lease\\p{L}*|raamcontract',
);
const LASTS = oneOf(
  'laufzeit|dauer|gilt (?:vom|ab|bis)|beginnt|endet|verläng\\p{L}+|gekündigt|kündig\\p{L}+|durée|prend effet|prend(?:ra)? fin|expire|commence|reconduit\\p{L}*|renouvel\\p{L}*|résili\\p{L}*',
  'duración|vigencia|vigente|plazo|entra\\p{L}* en vigor|prorrog\\p{L}+|prórroga|renov\\p{L}+|surt\\p{L}+ efectos?|permanencia|finaliza\\p{L}*',
  'looptijd|duur|geldt (?:van|vanaf|tot)|aangegaan|in werking|gaat in|vangt aan|aanvangt|verleng\\p{L}*|opzeg\\p{L}*|opgezegd|eindig\\p{L}+|voortgezet',
);
/** The contract, and how long it lasts. */
export const TERM_PARAGRAPHS = `(?<!\\p{L})(?:${OWN}(?!\\p{L})[^\\n]{0,200}(?<!\\p{L})${LASTS}|${LASTS}(?!\\p{L})[^\\n]{0,120}(?<!\\p{L})${OWN})(?!\\p{L})`;
/** What annexes are called. */
export const ANNEXES = oneOf('anlage|anhang|annexe|anexo|bijlage');
