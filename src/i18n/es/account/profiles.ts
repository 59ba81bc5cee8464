export const editor = {
  words: 'Con tus palabras',
  add: 'Añadir',
  unsaved: 'Sin guardar',
  saved: 'Guardado: {label}',
  not_saved: '{label}: el cambio no se ha guardado. Inténtalo otra vez.',
  put_back: '{label}: está otra vez como antes',
  not_put_back: '{label}: no se ha podido deshacer. Inténtalo otra vez.',
  too_long: '{count, plural, one {Sobra # carácter} other {Sobran # caracteres}}',
  gender: 'Género',
  place: 'Dónde vives',
  city_here: 'Elegir la localidad donde estoy',
  city_hint: 'Escribe las primeras letras y elige. Los demás ven la localidad, nunca tu dirección.',
  country_hint: 'Si eliges otro país, se vacían la región y la localidad.',
  living_area_hint: 'Con tus palabras: un barrio, una comarca, junto al mar.',
  details_hint: 'Puedes dejar todo esto en blanco.',
  birth_date_once: 'Puedes corregir tu fecha de nacimiento una vez. Después ya no cambia.',
  birth_date_save: 'Corregir la fecha de nacimiento',
  birth_date_fixed: 'Ya la has corregido una vez. ¿Sigue mal? Escribe a {email}.',
  interests_chosen: 'Elegidos',
  interests_none: 'Ningún interés encontrado',
  complete: 'Tu perfil: {done, number} de {all, number}',
  view: 'Ver cómo te ven los demás',
  basics: 'Quién eres',
  about_hint: '¿Qué te hace feliz? ¿Qué buscas aquí?',
  not_filled_in: 'Prefiero no decirlo',
  interests_hint: 'Elige lo que va contigo. Así te encuentra antes quien tiene los mismos intereses.',
  visibility: 'Visibilidad',
  invisible: 'Invisible',
  invisible_text: 'No sales en las búsquedas. Solo te ve quien recibe un mensaje o un like tuyo.',
  visitors: 'Visible para quien no tiene cuenta',
  visitors_text:
    'También puede ver tu perfil quien no tiene cuenta: foto principal, nombre, edad, localidad y lo que cuentas de ti.',
  disabled: 'Tu perfil aún no se ve. Confirma primero tu correo.',
} as const;

export const interest_group = {
  together: 'En compañía',
  outside: 'Planes y aire libre',
  culture: 'Cultura y noche',
  table: 'Comer y beber',
  intimate: 'Íntimo',
  own: 'Aquí también',
} as const;

export const word_filter = {
  title: 'Palabras ocultas',
  intro:
    'Los mensajes con una de estas palabras quedan tapados hasta que los abras. Quien los envía no nota nada.',
  word: 'Palabra o frase',
  hint: 'Palabras enteras. Dan igual las mayúsculas, los acentos y los espacios.',
  add: 'Añadir',
  added: '«{word}» queda oculta.',
  none: 'Aún no ocultas ninguna palabra.',
  list: 'Tus palabras ocultas',
  remove: 'Quitar «{word}»',
  removed: '«{word}» ya no está oculta.',
} as const;

export const contacts = {
  title: 'Gente con la que no quiero cruzarme aquí',
  row: 'Tu hermano, tu jefe',
  intro:
    'Añade a gente que conoces de otra parte. Si están aquí, ahora o más adelante, no os veréis: ni al buscar, ni cerca, ni en likes, visitas o «Sí o no». Tarda un día como mucho; con quien se registre más tarde, es al momento.',
  stored:
    'No guardamos ninguna dirección ni número, solo un código que no se puede descifrar. Nadie sabe que está en tu lista, y no te decimos si alguien tiene cuenta.',
  conversations:
    'Las conversaciones que ya tienes siguen ahí. Si no quieres, bloquea a esa persona en la conversación.',
  numbers:
    'Nadie se registra con un teléfono, así que, de momento, con un número no basta para ocultarte. Añade también su correo si lo sabes.',
  add_title: 'Añadir a alguien',
  value: 'Dirección de correo o número de teléfono',
  label: 'Un nombre que solo ves tú (opcional)',
  label_hint: 'Para tu lista. Lo guardamos cifrado.',
  add: 'Añadir',
  file: 'Desde un archivo',
  pick: 'Desde tus contactos',
  file_hint:
    'O añade muchos a la vez, desde un archivo vCard o CSV. Se lee en tu propio dispositivo: los nombres no salen de él.',
  file_empty: 'No hemos encontrado en el archivo ninguna dirección de correo ni teléfono.',
  added:
    '{count, plural, =0 {Ya estaba en tu lista.} one {# contacto añadido a tu lista.} other {# contactos añadidos a tu lista.}}',
  unreadable:
    '{count, plural, one {# dato no era un correo ni un teléfono.} other {# datos no eran un correo ni un teléfono.}}',
  list: '{count, plural, =0 {Tu lista} one {Tu lista: #} other {Tu lista: #}}',
  none: 'Aún no hay nadie en tu lista.',
  added_on: 'Añadido el {date}',
  remove: 'Quitar {name}, añadido el {date}',
  removed: 'Ya no está en tu lista. En un día podréis volver a veros aquí.',
  remove_all: 'Quitar todo',
  remove_all_text:
    '{count, plural, one {La persona de tu lista podrá volver a verte en un día.} other {Las # personas de tu lista podrán volver a verte en un día.}}',
  remove_by_value: '¿No sabes cuál es?',
  remove_it: 'Quitar de la lista',
  not_listed: 'No estaba en tu lista.',
} as const;

export const contact_kind = {
  email: 'Dirección de correo',
  phone: 'Número de teléfono',
} as const;
