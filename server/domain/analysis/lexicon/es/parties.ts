/** Spanish: how parties are named, labelled and introduced. */
import type { Lexicon } from '../lexicon.ts';
import { anyOf } from '../oneOf.ts';

export const esParties: Pick<Lexicon, 'parties'> = {
  parties: {
    roles: anyOf(
      'anunciante|soportista|medio(?= ?:| ?$)',
      'apellidos,? (?:y )?nombre',
      'soci[oa]|abonad[oa]|arrendador(?:a)?|arrendatari[oa]|inquilin[oa]|propietari[oa]|cliente',
      'prestador(?:a)?(?: del servicio)?|proveedor(?:a)?|contratista|contratante|vendedor(?:a)?|comprador(?:a)?|empresa',
      'emplead(?:[oa]|ora?)|empresari[oa]|trabajador(?:a)?|asegurador(?:a)?|entidad aseguradora|compañía(?: aseguradora)?',
      'tomador(?:a)?(?: del seguro)?|asegurad[oa]|comercializadora|suministrador(?:a)?',
      'titular(?: del (?:contrato|suministro))?|abonad[oa]|operador(?:a)?|prestamista|prestatari[oa]|licenciante',
      'licenciatari[oa]|consultor(?:a)?|adjudicatari[oa]|órgano de contratación|mandante|mandatari[oa]|cedente',
      'cesionari[oa]|parte (?:a|b|arrendadora|arrendataria|1|2)|suscriptor(?:a)?|franquiciador(?:a)?|franquiciad[oa]',
      'encargado del tratamiento|responsable del tratamiento|agencia|comitente|depositari[oa]|usuari[oa]|residente',
      'alumn[oa]|participante|la empresa|el cliente|entidad contratante|asesor(?:a)?|contratad[oa]|mantenedor(?:a)?',
      'razón social|denominación social|nombre y apellidos|nombre completo|patrocinador(?:a)?|patrocinad[oa]',
      'padres?|madre|padre/madre|tutor(?:a|es)?(?: legal(?:es)?)?|centro(?: infantil)?|escuela infantil',
    ),
    opens: 'celebran(?: por una parte)?|por una parte|reunidos|comparecen|intervienen|de una parte|entre|partes',
    closes: anyOf(
      'exponen|manifiestan|acuerdan|convienen|cláusulas|se suscribe|estipulaciones|pactan|primera|1\\.|1ª|intervienen',
      'ambas partes',
    ),
    agree: '(?:acuerdan|convienen|pactan|suscriben|celebran|han acordado)',
    and: anyOf(
      'y por la otra(?: parte)?|y de la otra(?: parte)?|y de otra(?: parte)?|y por otra(?: parte)?|de otra(?: parte)?',
      'por otra(?: parte)?|(?<!nombre )y',
    ),
    alias: 'en adelante|en lo sucesivo|denominad[oa]|denominará',
    lead: anyOf(
      'de una parte|de otra parte|de otra|por una parte|por otra parte|por otra|por una|la empresa|empresa|la sociedad',
      'la mercantil|mercantil|la entidad|la compañía|don|doña|señor(?:a|es)?|d\\.ª|d\\.|dña\\.|dª\\.?|sr\\.|sra\\.|el|la|los|las|entre',
      'y|nombre|razón social|parte arrendadora|parte arrendataria|comparecen',
    ),
    stop: anyOf(
      'con|representad[oa]|en adelante|en lo sucesivo|mayor de edad|domiciliad[oa]|sita|sito|provist[oa]|inscrita|cif',
      'nif|n\\.i\\.f|dni|actuando|en su calidad|que|domicilio|vecin[oa]|en calidad|teléfono|constituida|vecino|titular',
    ),
    onBehalf: anyOf(
      'en (?:nombre y )?representación (?:legal )?del?|en nombre del?|actuando en (?:nombre y )?representación de',
      'como (?:administrador|apoderad|gerente|representante)\\p{L}*(?: \\p{L}+){0,3} de',
      '(?:administrador|apoderad|gerente|representante|director|president)[\\p{L}-]*(?: (?:únic|general|legal|solidari)\\p{L}*)? de',
    ),
    forms: anyOf(
      'E\\. ?S\\. ?P\\.?|S\\.? ?L\\.? ?U\\.?|S\\.? ?A\\.? ?U\\.?|S\\.? ?L\\.? ?P\\.?|S\\.? ?L\\.? ?L\\.?|S\\.? ?R\\.? ?L\\.?',
      'S\\.? ?C\\.? ?P\\.?|S\\. ?C(?:oop|OOP)\\.?|S\\.C\\.L\\.?|S\\. ?L\\.?|S\\. ?A\\.(?: (?:de|DE) C\\. ?V\\.)?|SL|SA',
      'SAU|SLU|SLP|C\\. ?B\\.?|CB|S\\. ?C\\.|SAS|S\\.A\\.S\\.|A\\.I\\.E\\.|GmbH|Ltd|Inc\\.?',
      'SpA|S\\.p\\.A\\.|Limitada|Ltda\\.?|E\\.?I\\.?R\\.?L\\.?|S\\.A\\.C\\.|S\\.A\\.P\\.I\\.',
      'S\\.? (?:de|DE) R\\.?L\\.?(?: (?:de|DE) C\\.V\\.)?|S(?:ociedad|OCIEDAD) (?:Limitada|LIMITADA|Anónima|ANÓNIMA|Cooperativa|COOPERATIVA)',
    ),
    bodies: anyOf(
      'ayuntamiento|universidad|comunidad|fundación|asociación|diputación|junta|colegio|hospital|clínica|instituto',
      'gobierno|consejería|ministerio|generalitat|mancomunidad|cooperativa|banco|caja|seguros|estudio|restaurante|hotel',
      'farmacia|panadería|bodegas|talleres|gimnasios?|cámara|federación|club|sindicato|consorcio|grupo|transportes',
      'limpiezas|gestoría|taller|(?:e|&) hij[oa]s|hermanos|hnos\\.?|condominio|academia|escuela|agencia|despacho|asesoría|mutua|mutualidad|bar|peluquería|librería|ferretería',
    ),
    person: 'don|doña|d\\.|dña\\.|señor(?:a|es)?|sr\\.|sra\\.|estimad[oa]',
    departments: anyOf(
      'departamento(?: de \\p{L}+)?|servicio|servicio de atención al cliente|atención al cliente|atención',
      'administración|soporte|facturación|dirección|equipo|el equipo',
    ),
    closing:
      'atentamente|un saludo|saludos(?: cordiales)?|cordialmente|le saluda|reciba un cordial saludo|un cordial saludo',
    greeting: 'estimad[oa]s?|hola|buenos días|muy señor|apreciad[oa]',
  },
};
