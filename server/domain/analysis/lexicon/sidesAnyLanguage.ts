/** Words of names, of labels of sides and of signatures that are looked for in every document that is read by lexicon, as in `anyLanguage.ts`. */
import { oneOf } from './oneOf.ts';

/** The label of a day below a signature. */
export const DATE_LABELS = oneOf('datum|date|fecha|le|am|den');
/** … and of the signature itself. */
export const SIGNATURE_LABELS = oneOf('unterschrift(?:en)?|signatures?|firma|handtekening|paraaf|cachet');
/** Whoever stands behind these signs for a party: "Por la empresa: J. Termes". */
export const SIGNS_FOR = oneOf(
  'por|por el|por la|für|für den|für die|pour|pour le|pour la|voor|voor de|namens|akkoord',
);
/** Before the name of whoever acts for a side. */
export const ACTS_THROUGH = oneOf('vertreten durch|représentée? par|representad[oa] por|vertegenwoordigd door');
/** … and what somebody does who is no side himself. */
export const IN_OTHERS_NAME = oneOf(
  'handelnd (?:für|namens)|im namen (?:de[rs]|von)|in vertretung (?:de[rs]|von)',
  'agissant (?:au nom|pour le compte|en qualité de (?:maire|président|directeur|gérant))|au nom (?:et pour le compte )?(?:de|du|des)(?! sa)',
  'en (?:nombre y )?representación (?:de|del|legal)|en nombre de(?!l? propi)|actuando en nombre',
  'handelend namens|namens (?:de|het)|ten deze vertegenwoordigend',
);
/** Before the label of a party: "Name des", "Datos del"; behind it: "principal". */
export const ASKS_FOR = oneOf('organisme|entreprise|name|nom|nombre|datos|gegevens|naam|angaben zum');
export const OF_LABEL = oneOf("de l'|du |de la |des |der |del |de |van ");
export const LABEL_ARTICLES = oneOf("der|die|das|le|la|les|l'|el|de|het|un|nom du|name des|nombre del|naam");
export const LABEL_AND = oneOf('/|und|et|y|en|oder|ou|o|of');
export const LABEL_TAILS = oneOf(
  'adhérente?|principale?|final|contractante|mantenedora|conservadora|instaladora|prestadora|suministradora',
);
/** "Empresa de seguridad: …", "Société de gardiennage : …": what a side does, in its label. */
export const OF_WHAT = oneOf('de(?: la)?|du|des|d.|van');
/** "Vermieterin ist die Immo Donau GmbH". */
export const IS_SIDE = 'ist|est|es|is';
/** Labels that are of several people. */
export const SEVERAL_SIDES = oneOf(
  'eltern|(?:sorge|erziehungs)berechtigte|mieter|vermieter|käufer|verkäufer|eheleute|parents|responsables|locataires|bailleurs|preneurs|acheteurs|vendeurs|emprunteurs',
  'padres|tutores|arrendador[ea]s|arrendatari[oa]s|compradores|vendedores|prestatarios|inquilinos|ouders?|huurders|verhuurders|kopers|verkopers|leners|kredietnemers',
);
/** A label that asks for a name. */
export const NAME_LABELS = oneOf(
  '(?:vor- und )?(?:nach|familien|firmen)?name|vorname|firma|nom(?: légal)?|prénoms?|nombres?|apellidos?|(?:bedrijfs|achter|voor)?naam|raison sociale|dénomination|razón social|denominación',
);
/** … of which the surname is asked for first. */
export const SURNAME_FIRST = oneOf(
  '(?:nach|familien)?name, ?vorname|nom,? (?:et )?prénoms?|apellidos,? (?:y )?nombre|(?:achter)?naam,? (?:en )?voor(?:naam|letters)',
);
/** A label that asks for a first name. */
export const FIRST_NAMES = oneOf('vorname|prénoms?|nombre|voornaam');
/** … in a row's own words: who signs or writes, where the sides have labels of their own. */
export const WHOLE_NAMES = oneOf(
  '(?:nach|familien)?namevorname|vorname(?:nach|familien)?name|vorund(?:nach|zu)name|nom(?:et)?prénoms?|apellidosy?nombre|(?:achter)?naam(?:en)?voor\\p{L}+|voorenachternaam|voornaamen(?:achter)?naam',
);
/** Whoever brings two sides together is neither of them. */
export const BETWEEN = oneOf(
  'adviseur|bemiddelaar|tussenpersoon|makelaar|mediador|corredor|agente mediador|berater|vermittler|makler|courtier|intermédiaire|apporteur(?: d.affaires)?|gestionnaire',
  'conseiller|asesor',
);

/** Labels that are those of a side in some papers, and in others of a place or whoever is spoken of. */
export const LOOSE_SIDES = oneOf(
  'träger(?:in)?|einrichtung|kursteilnehmer(?:in)?|structure(?: d.accueil)?|membre|organisme(?: \\p{L}+)*|parents?|centro(?: infantil)?|escuela infantil|padres?|madre|tutor(?:a|es)?|(?:kinderopvang)?organisatie|syndicus',
);
/** Labels of the sides of a lease or a loan, and of whoever sells what it pays for. */
export const LEASE_SIDES = oneOf(
  'leasing|lease|kredit(?:geb|nehm)|darlehens|crédit-|prêteur|emprunteur|arrendador|arrendatari|prestamista|prestatari|krediet|lessor|lessee|uitlener|lener',
);
/** … and both sides of whatever is let, behind their labels. */
export const RENT_SIDES = oneOf(
  'vermieter|mieter|loueur|bailleur|locataire|preneur|arrendador|arrendatari|verhuurder|huurder',
);
export const SUPPLIERS = oneOf(
  'lieferant|hersteller|verkäufer|händler|fournisseur|vendeur|proveedor|vendedor|leverancier|verkoper',
);
/** Labels of an insurer and of whoever it insures. */
export const INSURERS = oneOf('aseguradora?|versicherer|assureur|verzekeraar');
export const INSURED_SIDES = oneOf(
  'tomador|asegurado(?!r)|versicherungsnehmer|versicherte|souscripteur|assuré|verzekerings?nemer|verzekerde',
);

/** Legal forms that stand before the name: "SARL Forme & Rivage", "VZW De Brug". */
export const FORMS_FIRST = oneOf(
  '[Ss]cop|SARL|SASU?|EURL|SCI|SCM|SCP|SELARL|GAEC|EARL|SPRL|ASBL|SNC|SCOP|GIE|VZW|vzw|asbl|BV|NV|VOF|BVBA',
);
/** Articles with which a name may begin. */
export const OWN_ARTICLES = oneOf("De|DE|Het|HET|'t|La|LA|Le|LE|Les|LES|El|EL|Los|LOS|Las|LAS");
/** How a name may begin without a capital. */
export const NAME_STARTS = oneOf("de|van|von|vom|le|la|les|el|los|d'|l'");
/** "Ihr Abonnement", "Your": a thing of the reader's or the writer's. */
export const OWNED = oneOf('Ihre?n?|Unsere?n?|Your?|Our|Votre|Vos|Notre|Nos|Sus?|Nuestr[oa]s?|Uw|Onze|Ons');
/** "NIF A03112477", "KvK 01234567": the number of somebody. */
export const IDENTIFIERS = oneOf(
  'NIF|CIF|NIE|DNI|RFC|NIT|RUT|CUIT|KvK|BTW|BCE|KBO|SIREN|SIRET|RCS|HRB|USt-?Id\\S*|UID|TVA',
);
/** Small words inside names; of them, those that a common noun may follow ("Syndicat des copropriétaires"), and articles. */
export const PARTICLES = oneOf(
  "und|für|der|die|das|des|dem|den|zu[rm]?|a[mn]|i[mn]|bei|vo[nm]|mit|et|du|de|d'.*|l'.*|la|les?|aux?|à|sur|en|y|e|i|el|los|las|del|al",
  "van|het|'t|ten?|ter|voor|op|of|o|a|aan|mbh|gGmbH|gug|eg|e\\.?|eGbR|oHG|vzw|asbl|c\\/o|\\+|&|-",
);
export const BEFORE_NOUNS = oneOf("des?|du|del|las|los|für|voor|van|d'.*");
export const NAME_ARTICLES = oneOf("la|le|les|el|l'|der|den|de|het|een");

/** Before what a side is called from there on. */
export const CALLS = oneOf(
  'nachfolgend|nachstehend|im folgenden|im weiteren|fortan|kurz|ci-après|ci-dessous|(?:ci-après |ci-dessous )?(?:dénommé|désigné|nommé)e?s?(?: ci-après| ci-dessous)?|en adelante|en lo sucesivo|denominad[oa]s?(?: en adelante)?',
  'hierna(?: te noemen)?|verder te noemen|nader te noemen|te noemen',
);
/** Articles before what somebody is called, also with a preposition in one word. */
export const SIDE_ARTICLES = oneOf(
  "der|die|das|dem|den|des|le|la|les|l'|du|au|aux|el|los|las|del|al|de|het|à la|à l'|de la|de l'|de los|a la|zum|zur|vom|beim",
);
/** What leads to the name of a side. */
export const SIDE_LEADS = oneOf(
  "und|sowie|et|y|en|e|einerseits|andererseits|d'une part|d'autre part|de una parte|de otra(?: parte)?|por una parte|por (?:la )?otra(?: parte)?|enerzijds|anderzijds|zwischen|entre|tussen",
  'les soussignée?s|ondergetekenden?|firma|la société|la sociedad|la empresa|1\\.|2\\.|a\\.|b\\.|partijen',
);
/** Before the name of a person. */
export const PERSON_TITLES = oneOf(
  'herrn?|frau|m\\.|mme|mlle|monsieur|madame|mademoiselle|d\\.|dña\\.|don|doña|sr\\.|sra\\.|lic\\.|de heer|mevrouw|dhr\\.|mevr\\.|mw\\.',
);
/** Whoever answers for a side is none. */
export const ANSWERS_FOR = oneOf(
  'bürge|bürgin|garant|avalista|fiador[ae]?s?|garante|caution|borg|kind|schüler|enfant|élève|alumn|leerling|pferd|cheval|caballo|paard|objekt|lieu|lugar|ort|plaats|datum|date|fecha',
);
