/** Spanish: the words of contracts in Spain and Latin America. */
import { esLaw } from './lawsByLanguage.ts';
import type { Lexicon } from './lexicon.ts';

export const es: Lexicon = {
  language: 'es',
  functionWords:
    'el la los las de del y es no con para una por en que al lo su sus se un o como más le les este esta entre según será ser ha sido desde hasta usted nuestro',
  months: [
    'enero|ene',
    'febrero|feb',
    'marzo|mar',
    'abril|abr',
    'mayo',
    'junio|jun',
    'julio|jul',
    'agosto|ago',
    'septiembre|setiembre|sept|sep',
    'octubre|oct',
    'noviembre|nov',
    'diciembre|dic',
  ],
  numbers: {
    un: 1,
    una: 1,
    uno: 1,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    once: 11,
    doce: 12,
    trece: 13,
    catorce: 14,
    quince: 15,
    dieciséis: 16,
    diecisiete: 17,
    dieciocho: 18,
    diecinueve: 19,
    veinte: 20,
    veintiuno: 21,
    veintidós: 22,
    veintitrés: 23,
    veinticuatro: 24,
    veinticinco: 25,
    veintiséis: 26,
    veintisiete: 27,
    veintiocho: 28,
    veintinueve: 29,
    treinta: 30,
    'treinta y uno': 31,
    'treinta y seis': 36,
    cuarenta: 40,
    'cuarenta y cinco': 45,
    'cuarenta y ocho': 48,
    cincuenta: 50,
    sesenta: 60,
    noventa: 90,
    cien: 100,
  },
  units: [
    ['días?(?: (?:naturales|hábiles))?', 'day', 1],
    ['semanas?', 'week', 1],
    ['mes(?:es)?', 'month', 1],
    ['trimestres?', 'month', 3],
    ['semestres?', 'month', 6],
    ['años?|anualidad(?:es)?', 'year', 1],
  ],
  lengthWords: [
    [
      '(?:per[ií]odos?|plazos?|prórrogas?|pr[oó]rrogas?|vencimientos?|términos?|renovaciones)(?: \\p{L}+)? anual(?:es)?|de año en año|año a año|anualmente(?=[^.]{0,60})|por anualidades|(?<=por )años(?: sucesivos)?',
      1,
      'year',
    ],
    ['mes en mes|per[ií]odos?(?: \\p{L}+)? mensuales?|plazos mensuales|mes a mes|mensualmente(?= prorrog)', 1, 'month'],
    ['per[ií]odos?(?: \\p{L}+)? trimestrales?', 3, 'month'],
    ['per[ií]odos?(?: \\p{L}+)? semestrales?', 6, 'month'],
    ['anual(?= prorrogable| renovable)', 1, 'year'],
    ['bienal(?:es)?', 2, 'year'],
    ['trienal(?:es)?', 3, 'year'],
  ],
  joined: [],
  fillers: 'nuevos?|nuevas?|m[áa]s|adicional(?:es)?|otros?|otro|iguales|sucesivos?|primeros?|completos?',
  endOfMonth: 'finales? de|fin de',
  dayJoin: 'de|del',
  yearInWords: 'dos mil',
  until: 'al|hasta el|a',
  days: {
    begin:
      'surt(?:e|irá|irán|iendo) efectos?(?: (?:el|desde el|a partir del|del))?(?: día)? ?|desde(?: el| las)?(?: día)?|a partir del?(?: día)?|(?:con )?efectos?(?: desde| a partir| del?)?(?: el| día)?|fecha de (?:efecto|inicio|alta|comienzo|entrada en vigor|incorporación|activación)(?: (?:del|de la|de) \\p{L}+)?|(?:entra|entrará|entrando|entrada) en vigor(?: el)?(?: día)?|inicio(?: (?:del?|de la) \\p{L}+)?(?: el)?|comienz\\p{L}+(?: el)?(?: día)?|emp(?:ieza|ezará)\\p{L}*(?: el)?(?: día)?|comenz\\p{L}+(?: el)?(?: día)?|inici\\p{L}+(?: (?:la relación|su vigencia|sus efectos) ?\\p{L}*)?(?: (?:en fecha|el|con fecha))?(?: día)?|prevista para el(?: día)?|del(?: día)?|en fecha|vigencia desde(?: el)?|puesta en marcha|a contar desde(?: el)?(?: día)?|vigente desde(?: el)?|fecha efecto',
    end: 'por primera vez (?:el|a partir del)|hasta(?: el| las)?(?: día)?|al(?: día)?|finaliz\\p{L}+(?: el)?(?: día)?|final(?: \\p{L}+){0,2}|terminar?\\p{L}*(?: el)?(?: día)?|termin\\p{L}+(?: el)?(?: día)?|venc(?:e|erá|imiento)(?: el)?(?: día)?|fecha de (?:vencimiento|fin|finalización|término|expiración|terminación|baja)(?: (?:del|de la|de) \\p{L}+)?|(?:fin|término) (?:del?|de la) (?:\\p{L}+ ?){1,3}|(?:fin|término)(?= ?:? ?$)|expir\\p{L}+(?: el)?(?: día)?|concluy\\p{L}+(?: el)?(?: día)?|conclu\\p{L}+(?: el)?(?: día)?|extingu\\p{L}+(?: el)?(?: día)?|(?:con )?(?:fecha de )?efectos?(?: de| desde)? (?:el |del )?(?:día )?|baja (?:\\p{L}+ ){0,5}(?:el|a partir del|desde el|con fecha)|cancelad[oa] (?:\\p{L}+ ){0,3}(?:el|a fecha)',
    renewal:
      '(?:renovar|prorrogar)\\p{L}* (?:\\p{L}+ ){0,3}el(?: día)?|se renueva (?:\\p{L}+ ){0,3}el(?: día)?|fecha de (?:renovación|prórroga)|próxima renovación|renovación(?: el)?',
    noticeBy: 'antes del(?: día)?|a m[áa]s tardar el(?: día)?|como máximo el(?: día)?|fecha límite',
    signed:
      'fecha (?:del|de la|de) (?:aceptación|pedido|firma|contrato|contratación|emisión|suscripción|formalización|adjudicación)|firmado (?:\\p{L}+ ){0,3}el|firma(?:do)? en [\\p{L} -]+,? a(?: los)?|suscrito el|aceptado (?:el|con fecha)|emitid[oa] (?:\\p{L}+ ){0,3}(?:el|a)|fecha(?= ?:? ?(?:\\p{L}{5,9},? )?$)|enviad[oa] ?:|celebrado el|(?:se|lo) firman? (?:[\\p{L},]+ ){0,10}(?:el(?: día)?|a(?: los)?)',
    ordered: '(?:pedido|encargo|orden de compra|aceptación) (?:\\S+ ){0,2}(?:del?|de fecha)',
    other:
      'nacid[oa] el|carta del|correo del|solicitud del?|(?:contrato|convenio|acuerdo|oferta|presupuesto|factura|condiciones generales|versión|ley|decreto|escritura|anexo|adenda|comunicación)(?: [\\p{L}]+){0,4} (?:nº ?\\S+ )?(?:del?|de fecha|suscrito el|firmado el|con fecha)|de fecha|con fecha|fecha de (?:nacimiento|factura|entrega|pago|cobro|solicitud)|entrega (?:el|prevista|antes)|válid[oa] hasta|oferta válida hasta|período de prueba hasta|pagader\\p{L} (?:el|antes)|recibid[oa] el|inscrit[oa]|ipc de',
  },
  daysAfter: {
    begin: '(?:\\p{L}+ )?(?:entrará|entra) en vigor',
    end: 'fecha (?:de vencimiento|en que finaliza)',
    renewal: '(?:(?:tu|su|el|la) (?:\\S+ ){1,6})?se (?:renovará|prorrogará|renueva|prorroga)',
  },
  signedAt: {
    lead: 'leído y conforme|lugar y fecha ?:?|en(?= \\p{Lu})|aceptado|conforme|acepto|firmado en|firmado|hecho en|dado en',
    join: ', a|a|,|, a día|a día',
  },
  wasSigned:
    '(?:firmamos|suscribimos|contratamos) (?:el|con fecha)(?: día)?|(?:suscrito|firmado|celebrado|formalizado|contratado)(?: por ambas partes)? (?:el|con fecha|en fecha)(?: día)?',
  wasSignedBehind: '(?:suscribimos|firmamos|contratamos)',
  notTheTerm:
    '(?:precios?|tarifas?) (?:\\S+ ){0,6}(?:fij[oa]s?|firmes?|garantiz~|válid~|congelad~)|período de prueba|periodo de prueba|oferta|desistimiento|plazo de pago|factura~?|confidencialidad (?:\\S+ ){0,8}(?:tras|después)|tras (?:la|su) (?:finalización|terminación|extinción)(?! del (?:plazo|per[ií]odo)| de la permanencia)|una vez (?:finalizado|extinguido)|garantía|prescripción|no competencia|entrega|vacaciones|mora|revisa~|revisi~|actualiz~',
  splits:
    'salvo|si|siempre que|excepto|a menos|mediante|y podrá|sin perjuicio|prorrog~|renov~|transcurrido|en caso|no obstante',
  lengths: {
    term: {
      near: 'duración|plazo|vigencia|período inicial|periodo inicial|permanencia|vigor|término|contrato|arrendamiento|validez|compromiso',
      before:
        '(?:duración|plazo|vigencia|período|periodo|término|permanencia)(?: \\p{L}+){0,4}(?: de|:| será de)?|por|por un (?:plazo|período|periodo|término)(?: \\p{L}+)? de|durante|será de',
      after: 'desde|a contar|a partir|contad[oa]s?|de duración|de permanencia|prorrogables?|renovables?',
    },
    renewal: {
      near: 'prorrog~|prórrogas?|renov~|renueva|después por|luego por',
      before:
        'por (?:otros? |nuevos? |sucesivos? |iguales )?(?:per[ií]odos?|plazos?)(?: \\p{L}+){0,2} de|por|prórrogas? (?:\\p{L}+ )?(?:de|:)|per[ií]odos? (?:\\p{L}+ )?de|tácitamente|automáticamente|prorrogad[oa]|prorrogará|renovará|sucesivos de|prorrogables? por|renovables? por',
      after: 'm[áa]s|adicionales|prorrogables?|sucesivos',
    },
    notice: {
      near: 'preavis~|antelación|anticipación|denunci~|avis[aeo]~?|notifi~|comuni~|resol~|rescin~|desist~|opon~|oposición|cancel~|dar de baja',
      before:
        'hasta|preaviso (?:\\p{L}+ )?de|preaviso(?: \\p{L}+){0,3} ?:?|al menos(?: con)?|antelación (?:\\p{L}+ )?(?:de|a)|anticipación (?:\\p{L}+ )?de|mínim[oa] de|con|plazo de preaviso (?:\\p{L}+ )?(?:de)?|preavisando con|antes de',
      after: 'de antelación|antes|de preaviso|a la fecha|de anticipación|previos?|con anterioridad|al vencimiento',
    },
    other: {
      near: 'prueba|pago|factura|entrega|garantía|vacaciones|respuesta|abonar|pagader~|recepción|siguientes|después|jornada|reparación',
      before: 'dentro de los|a|en el plazo de|en un plazo de|cada|plazo de pago',
      after:
        'siguientes|desde la (?:fecha de )?(?:factura|recepción)|después|de prueba|fecha factura|hábiles siguientes|primeros días|laborables',
    },
  },
  noticeToEndOf: [
    ['(?:para|a|al) (?:el )?final(?:es)? (?:de|del|de cada) semestre(?: natural)?', 'half-year'],
    ['(?:para|a|al) (?:el )?final(?:es)? (?:de|del|de cada) trimestre(?: natural)?', 'quarter'],
    ['(?:para|a|al) (?:el )?final(?:es)? (?:de|del|de cada) mes(?: natural)?', 'month'],
    ['(?:para|a|al) (?:el )?final(?:es)? (?:de|del|de cada) año natural', 'year'],
  ],
  governingLaw: esLaw,
  renews:
    'prorrog(?:a|ará|ado|ándose|able|ables|arse)(?:~)?|tácita reconducción|reconducción tácita|tácitamente|renov(?:ará|ado|ándose|able|ables|arse)|se renueva|renovación automática|renovación: ?(?:tácita|automática)|prórrogas? (?:tácitas?|automáticas?|anuales?)|automáticamente (?:prorrog|renov)~|se (?:prolongará|extenderá) (?:\\p{L}+ ){0,3}automáticamente|reconducirá',
  byItself: 'tácita(?:mente)?|automática(?:mente)?|sucesivos',
  sameLength:
    'igual(?:es)? (?:per[ií]odos?|plazos?)|(?:per[ií]odos?|plazos?) (?:de igual duración|igual(?:es)?|idénticos?)|mismos? (?:per[ií]odos?|plazos?)',
  neverRenews:
    '(?:prórroga|renovación|reconducción)(?: \\p{L}+)?\\)? (?:\\p{L}+ ){0,3}exclu~|para su (?:renovación|prórroga) (?:\\p{L}+ ){0,3}(?:requerirá|necesario|precisará)~|(?:(?<!preaviso de )(?<!caso de )(?<!de )no (?:se|será|podrá ser|es|cabe)(?: \\p{L}+)?|sin|ni|excluye~?)(?: posibilidad de)? (?:su )?(?:prorrog|prórrog|renov|renueva|tácita|reconduc)~|no (?:deseamos|queremos|deseo|quiero) (?:renovar|prorrogar)|improrrogable|no renovable|no prorrogable|sin prórroga',
  mayRenew:
    'podrá (?:ser |\\p{L}+ )?(?:prorrog|renov)~|opción de (?:prórroga|renovación|prorrogar|renovar)|prorrogable (?:por|de|previo|mediante) (?:mutuo|común|acuerdo)|de mutuo acuerdo (?:\\S+ ){0,4}prorrog~|prórroga expresa|prórroga (?:\\p{L}+ ){0,3}de mutuo acuerdo|podrán? (?:\\p{L}+ )?(?:ampliar|prolongar) (?:la vigencia|el plazo|la duración|el contrato)|(?:derecho|opción|facultad|posibilidad) (?:\\p{L}+ ){0,3}(?:de|a) (?:\\p{L}+ )?(?:prórroga|prorrogar|renovar|ampliar)',
  mutual: 'acuerdo|adenda',
  goingOn:
    'prorrog~|prórrogas?|renov~|renueva~|ampliar|ampliación|prolong~|continua~|opci[oó]n~?|seguirá~?|nuevo (?:contrato|período|periodo)|nueva anualidad|extens~|extend~',
  openEnded:
    '(?:duración|tiempo|carácter|plazo|contrato de trabajo|vigencia|período|contrato)(?: \\p{L}+){0,4} indefinid[oa]|indefinid[oa]mente|indefinid[oa]',
  fromSignature:
    '(?:desde|a partir de|en|a contar desde|con)(?: la| el| su)*(?: fecha de| día de| momento de)?(?: la| su)? firma',
  money: {
    total:
      'total~?|importe (?:total|global|de adjudicación|del contrato)|precio (?:total|global|cerrado)|presupuesto|a tanto alzado|suma total|capital prestado|importe del préstamo|adjudicación',
    whole: 'en total',
    fee: 'precio|renta|cuota|canon|honorarios|prima|salario|retribución|importe|cantidad|tarifa|remuneración|mensualidad|suscripción|pagará|abonará|alquiler|sueldo|percibirá|coste|cargaremos|cobraremos|se cargará',
    notPrice:
      'fianza|garantía|aval|responsabilidad~?|capital social|suma asegurada|capital asegurado|sumas aseguradas|franquicia|penaliz~|penalidad|cláusula penal|por hora|alta|instalación|gastos|suministros|iva \\d|iva:|\\d+ ?% (?:de )?iva|cuota de iva|base imponible|precio unitario|entrada|anticipo|siniestro|indemniz~|límite~?|depósito|dietas|bonus|descuento|valor|comunidad|ibi|precio de la energía|[mk]wh|continente|contenido|seguro de|provisión|extra',
    limit: 'hasta|máximo(?: de)?|mínimo(?: de)?|al menos|como máximo|no superior a',
    rhythms: [
      ['(?:al|por|/|cada) ?mes|/ ?mes|mensual~?|mensualidad~?', 'month'],
      ['(?:al|por|/) ?trimestre|trimestral~?', 'quarter'],
      ['(?:al|por|/) ?semestre|semestral~?', 'half-year'],
      ['(?:al|por|/|cada) ?año|por temporada|/ ?año|anual~?|anuales', 'year'],
      [
        '(?:la|por|/|a la) ?(?:hora|día|semana|unidad|kwh|km|usuario|persona|m²|m2|visita|servicio|siniestro|licencia|vehículo)|€/kwh|diari[oa]s?',
        'other',
      ],
    ],
    currencies: [
      ['euros?', 'EUR'],
      ['pesos? mexicanos?|mxn|m\\. ?n\\.', 'MXN'],
      ['pesos? colombianos|(?:moneda (?:corriente|legal)(?: colombiana)?)|m/cte', 'COP'],
      ['d[óo]lares(?: estadounidenses)?', 'USD'],
      ['soles', 'PEN'],
    ],
  },
  parties: {
    roles:
      'soci[oa]|abonad[oa]|arrendador(?:a)?|arrendatari[oa]|inquilin[oa]|propietari[oa]|cliente|prestador(?:a)?(?: del servicio)?|proveedor(?:a)?|contratista|contratante|vendedor(?:a)?|comprador(?:a)?|empresa|empleador(?:a)?|empresari[oa]|trabajador(?:a)?|asegurador(?:a)?|entidad aseguradora|compañía(?: aseguradora)?|tomador(?:a)?(?: del seguro)?|asegurad[oa]|comercializadora|suministrador(?:a)?|titular(?: del (?:contrato|suministro))?|abonad[oa]|operador(?:a)?|prestamista|prestatari[oa]|licenciante|licenciatari[oa]|consultor(?:a)?|adjudicatari[oa]|órgano de contratación|mandante|mandatari[oa]|cedente|cesionari[oa]|parte (?:a|b|arrendadora|arrendataria|1|2)|suscriptor(?:a)?|franquiciador(?:a)?|franquiciad[oa]|encargado del tratamiento|responsable del tratamiento|agencia|comitente|depositari[oa]|usuari[oa]|residente|alumn[oa]|participante|la empresa|el cliente|entidad contratante|asesor(?:a)?|contratad[oa]|mantenedor(?:a)?|razón social|denominación social|nombre y apellidos|nombre completo',
    opens: 'celebran(?: por una parte)?|por una parte|reunidos|comparecen|intervienen|de una parte|entre|partes',
    closes:
      'exponen|manifiestan|acuerdan|convienen|cláusulas|se suscribe|estipulaciones|pactan|primera|1\\.|1ª|intervienen|ambas partes',
    and: 'y por la otra(?: parte)?|y de la otra(?: parte)?|y de otra(?: parte)?|y por otra(?: parte)?|de otra(?: parte)?|por otra(?: parte)?|(?<!nombre )y',
    alias: 'en adelante|en lo sucesivo|denominad[oa]|denominará',
    lead: 'de una parte|de otra parte|de otra|por una parte|por otra parte|por otra|por una|la empresa|empresa|la sociedad|la mercantil|mercantil|la entidad|la compañía|don|doña|d\\.ª|d\\.|dña\\.|dª\\.?|sr\\.|sra\\.|el|la|los|las|entre|y|nombre|razón social|parte arrendadora|parte arrendataria|comparecen',
    stop: 'con|representad[oa]|en adelante|en lo sucesivo|mayor de edad|domiciliad[oa]|sita|sito|provist[oa]|inscrita|cif|nif|n\\.i\\.f|dni|actuando|en su calidad|que|domicilio|vecin[oa]|en calidad|teléfono|constituida|vecino|titular',
    onBehalf:
      'en (?:nombre y )?representación (?:legal )?del?|en nombre del?|actuando en (?:nombre y )?representación de|como (?:administrador|apoderad|gerente|representante)\\p{L}*(?: \\p{L}+){0,3} de',
    forms:
      'S\\.? ?L\\.? ?U\\.?|S\\.? ?A\\.? ?U\\.?|S\\.? ?L\\.? ?P\\.?|S\\.? ?L\\.? ?L\\.?|S\\.? ?R\\.? ?L\\.?|S\\.? ?C\\.? ?P\\.?|S\\. ?C(?:oop|OOP)\\.?|S\\.C\\.L\\.?|S\\. ?L\\.?|S\\. ?A\\.(?: (?:de|DE) C\\. ?V\\.)?|SL|SA|SAU|SLU|SLP|C\\. ?B\\.?|CB|S\\. ?C\\.|SAS|S\\.A\\.S\\.|A\\.I\\.E\\.|GmbH|Ltd|Inc\\.?|S\\.? (?:de|DE) R\\.?L\\.?(?: (?:de|DE) C\\.V\\.)?|Sociedad Limitada|Sociedad Anónima',
    bodies:
      'ayuntamiento|universidad|comunidad|fundación|asociación|diputación|junta|colegio|hospital|clínica|instituto|gobierno|consejería|ministerio|generalitat|mancomunidad|cooperativa|banco|caja|seguros|estudio|restaurante|hotel|farmacia|panadería|bodegas|talleres|gimnasios?|cámara|federación|club|sindicato|consorcio|grupo|transportes|limpiezas|taller|academia|escuela|agencia|despacho|asesoría|mutua|mutualidad|bar|peluquería|librería|ferretería',
    person: 'don|doña|d\\.|dña\\.|sr\\.|sra\\.|estimad[oa]',
    departments:
      'departamento(?: de \\p{L}+)?|servicio|servicio de atención al cliente|atención al cliente|atención|administración|soporte|facturación|dirección|equipo|el equipo',
    closing:
      'atentamente|un saludo|saludos(?: cordiales)?|cordialmente|le saluda|reciba un cordial saludo|un cordial saludo',
    greeting: 'estimad[oa]s?|hola|buenos días|muy señor|apreciad[oa]',
  },
  kind: {
    titles:
      'contrato|acuerdo|convenio|póliza|seguro|arrendamiento|pedido de suscripción|pedido|orden de compra|alquiler|condiciones particulares|licencia|suscripción|mandato|préstamo|encargo|memorando|pacto|presupuesto aceptado|subarriendo|solicitud de alta',
    orders:
      'pedido|confirmación (?:de|del) (?:su |tu )?(?:pedido|contrato|contratación|suscripción|alta)|confirmamos (?:\\p{L}+ ){0,6}(?:pedido|contratación|suscripción|alta)|orden de compra|presupuesto aceptado|(?:su|tu) (?:suscripción|contrato|plan|servicio|póliza|dominio)(?: \\S+){0,12} (?:renovará|se renueva|prorrogará|vence)|bienvenid[oa]|aceptamos (?:\\p{L}+ ){0,4}(?:oferta|presupuesto)|renovación de su',
    cancellations:
      '(?:tramitado|confirmamos) la baja|confirmación de (?:la )?(?:baja|cancelación|resolución)|(?:tramitado|confirmamos) (?:\\p{L}+ ){0,5}(?:baja|cancelación)|baja (?:de|del) (?:su )?(?:contrato|servicio|póliza)|rescisión|no (?:renovación|prórroga)|no (?:deseamos|queremos|deseo|quiero) (?:renovar|prorrogar)',
    amendments:
      'adenda|modificación (?:del|de) contrato|prórroga del contrato|anexo de (?:modificación|prórroga)|novación',
    offers: 'presupuesto|oferta|cotización',
    accepted: '(?:presupuesto )?aceptad[oa]|acepto|aceptamos|conforme',
    others:
      'guía|anuncio de licitación|licitación|factura|abono|recordatorio de pago|albarán|boletín|newsletter|acta|currículum|curriculum vitae|oferta de empleo|nota de prensa|política de privacidad|condiciones generales|orden del día|convocatoria|extracto|nómina|presupuesto|recibo|tarifas|invitación|informe|menú',
    notContract:
      'solicitud de presupuesto|envi(?:en|arnos|ar) un presupuesto|comparar ofertas|newsletter|boletín|darse de baja de|cancelar suscripción|nº de factura|número de factura|total factura|orden del día|asistentes:|experiencia profesional|candidat~|webinar|factura nº|base imponible',
    binding: [
      'reunidos|exponen|estipulaciones|cláusulas|acuerdan|convienen|se suscribe',
      'las partes|ambas partes|cualquiera de las partes|partes contratantes|una de las partes',
      'preaviso|antelación|anticipación|resolución|rescisión|denuncia',
      'duración|vigencia|plazo|vencimiento|fecha de efecto|inicio|entrará en vigor',
      'prorrog~|prórroga|renov~|tácita',
      'juzgados|tribunales|jurisdicción|legislación|código civil|condiciones generales',
      'se compromete|se obliga|se comprometen|prestará',
      'precio|renta|cuota|canon|honorarios|prima|retribución|importe|salario',
      'en adelante|en lo sucesivo|arrendador~?|arrendatari~|prestador|tomador|proveedor|cliente|trabajador',
      'firma~?|firmado|por duplicado|aceptado|en prueba de conformidad',
      'presente (?:contrato|acuerdo|convenio)|primera|objeto',
      'nº de póliza|contrato nº|nº de contrato|número de contrato|pedido nº|nº contrato|cups|expediente',
    ],
  },
};
