/** Spanish: what contracts and other documents are called. */
import type { Lexicon } from '../lexicon.ts';
import { anyOf } from '../oneOf.ts';

export const esKind: Pick<Lexicon, 'kind'> = {
  kind: {
    titles: anyOf(
      'contrato|acuerdo|convenio|póliza|seguro|arrendamiento|pedido de suscripción|pedido|orden de compra|alquiler',
      'condiciones particulares|licencia|suscripción|mandato|préstamo|encargo|memorando|pacto|presupuesto aceptado',
      'orden de (?:servicio|suscripción|inserción)|hoja de encargo|subarriendo|solicitud de alta|pagaré|reconocimiento de deuda',
    ),
    orders: anyOf(
      'pedido|confirmación (?:de|del) (?:su |tu )?(?:pedido|contrato|contratación|suscripción|alta)',
      'confirmamos (?:\\p{L}+ ){0,6}(?:pedido|encargo|contratación|suscripción|alta)|orden de compra|presupuesto aceptado',
      '(?:su|tu) (?:suscripción|contrato|plan|servicio|póliza|dominio)(?: \\S+){0,12} (?:renovará|se renueva|prorrogará|vence)',
      'bienvenid[oa]|aceptamos (?:\\p{L}+ ){0,4}(?:oferta|presupuesto)|renovación de su',
    ),
    cancellations: anyOf(
      '(?:tramitado|confirmamos) la baja|confirmación de (?:la )?(?:baja|cancelación|resolución)',
      '(?:tramitado|confirmamos) (?:\\p{L}+ ){0,5}(?:baja|cancelación)',
      'baja (?:de|del) (?:su )?(?:contrato|servicio|póliza)|rescisión|no (?:renovación|prórroga)',
      'no (?:deseamos|queremos|deseo|quiero) (?:renovar|prorrogar)',
    ),
    amendments:
      'adenda|modificación (?:del|de) contrato|prórroga del contrato|anexo de (?:modificación|prórroga)|novación|(?:convenio|acuerdo|documento|pacto) de (?:prórroga|renovación|ampliación|modificación)|otrosí',
    offers: 'presupuesto|oferta|cotización|propuesta (?:económica|comercial|de servicios?)',
    accepted: 'leído y \\p{L}+|(?:presupuesto )?aceptad[oa]|acepto|aceptamos|conforme',
    others: anyOf(
      'guía|anuncio de licitación|licitación|factura|abono|recordatorio de pago|albarán|boletín|newsletter|acta',
      'queja|reclamación|al juzgado|dictamen|análisis|evaluación|auditoría|sentencia|hoja de (?:quejas|reclamaciones)|pliego',
      'currículum|curriculum vitae|oferta de empleo|nota de prensa|política de privacidad|condiciones generales',
      'comparativa|comparación|ficha (?:de|del) contrato|certificado de (?:arrendamiento|alquiler|trabajo|empresa)|acta de entrega|se (?:alquila|vende|traspasa)',
      'preguntas frecuentes|junta (?:general|ordinaria|extraordinaria)|resolución de concesión|inventario|simulación',
      'encuesta|cuestionario|(?:relación|listado|lista|registro|cuadro) de contratos|orden del día|convocatoria|extracto|nómina|presupuesto|recibo|tarifas|invitación|informe|menú',
    ),
    drafts:
      'borrador|cartas? de intenciones|letter of intent|declaración de intenciones|versión (?:para revisar|provisional|de trabajo)|documento de trabajo',
    notYet:
      'no constituye (?:una? |ning(?:ún|una) )?(?:oferta|contrato|compromiso)~?|' +
      '(?:este|esta|presente) (?:documento|carta|borrador|memorando|escrito|propuesta) (?:[^\\s.]+ ){0,4}' +
      'no (?:(?:es|será|resulta|tiene (?:carácter|efecto)) (?:[^\\s.]+ ){0,2}vinculante|obliga|vincula)',
    notContract: anyOf(
      'solicitud de presupuesto|envi(?:en|arnos|ar) un presupuesto|comparar ofertas|newsletter|boletín|darse de baja de',
      'cancelar suscripción|nº de factura|número de factura|total factura|orden del día|asistentes:',
      '(?:para|quiero|deseo) quejarme|(?:presento|presentamos|formulo) (?:una )?(?:queja|reclamación)|experiencia profesional|candidat~|webinar|factura nº|base imponible|suplico|juzgado de primera instancia|demandad[oa]s?|demandantes?|se propone',
      'fallo:?',
    ),
    ofAnother:
      '(?:contrato|convenio)(?: [^\\s.]+){0,4},? (?:de|del|de fecha) \\d\\d? de \\p{L}+ de \\d{4}(?! (?:al|a|hasta))',
    told: anyOf(
      '(?:fue|fueron|ha sido|han sido|había sido) (?:suscrit|firmad|celebrad|formalizad|adjudicad|prorrogad)[oa]s?',
      'se (?:suscribió|firmó|celebró|formalizó)|(?:arrendó|alquiló|suscribieron|firmaron|celebraron|contrató|vendió)',
      '(?:suscrit|firmad|celebrad|formalizad)[oa](?: el [^,;.]{4,30}| en [^,;.]{4,20})? con(?! (?:nosotros|usted|ustedes|nuestra))',
    ),
    acts: anyOf(
      '(?:el |la )?presente (?:contrato|convenio|acuerdo|adenda|anexo)|este contrato|siguiente contrato|acuerdan|convienen|pactan|estipulaciones|prorrogar el contrato',
      'se (?:amplía|modifica|extiende|sustituye|prorroga (?:hasta|desde|del))|queda(?:n)? (?:modificad|prorrogad|ampliad|redactad|sustituid)[oa]s?',
      'confirmamos|aceptamos|acepto|en lo demás',
    ),
    deeds: anyOf(
      '(?:contrato|pedido) que (?:han?|has|acaban? de|acabas de) (?:[^\\s.]+ ){0,2}(?:firmado|suscrito|contratado|firmar|suscribir|contratar)',
      'por la presente|(?:tal )?como (?:hablamos|acordamos|convinimos|quedamos)|según lo (?:acordado|convenido)|quedamos en|(?:me|nos) parece bien|trato hecho',
      'queda (?:\\p{L}+ ){0,2}(?:renovad|prorrogad|contratad|formalizad)[oa]|(?:gracias por|al) (?:apuntarte|contratar|suscribirte|darte de alta)|ya eres (?:soci|client)[oa]',
      '(?:su|tu) (?:contrato|suscripción|plan|póliza|abono)(?: [^\\s.]+){0,8} (?:comienza|comenzará|empieza|empezará|entra|entrará)',
      '(?:contratad[oa]|contrató|firmó|contrato|suscripción) (?:[^\\s.]+ ){0,4}con nosotros|les? (?:encargamos|encargo|contratamos|contrato)|contamos con (?:ustedes|usted|vosotros)|damos por (?:terminad|resuelt|extinguid)[oa]|(?:damos|doy) de baja|conforme(?= ?:)',
    ),
    ends: 'damos por (?:terminad|resuelt|extinguid)[oa]|(?:damos|doy) de baja',
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
