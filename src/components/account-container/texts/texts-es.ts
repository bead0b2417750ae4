import type { OwnAccountLabels } from '../account-container.schema'

export const spanish: OwnAccountLabels = {
  loading: 'Cargando su cuenta',
  search: 'Buscar un hotel',
  failedTitle: 'Esto no ha funcionado',
  goBack: 'Vuelva atrás en su navegador. Los datos que ha introducido siguen ahí.',
  signInTitle: 'Le damos la bienvenida',
  audit: 'Tenemos que verificar su cuenta. Llámenos al {phone}.',
  signedOutTitle: 'Ha cerrado la sesión',
  signedOutText:
    'Gracias por su visita. Para volver a abrir su cuenta, inicie sesión con su contraseña.',
  stillRemembered:
    'Este navegador sigue mostrando su nombre porque usted pidió que lo recordáramos.',
  forgetMe: 'Olvidar mi nombre en este navegador',
  timedOutText:
    'Ha pasado un rato sin actividad y hemos cerrado la sesión para proteger su cuenta. Inicie sesión para continuar donde lo dejó.',
  unAuthTitle: 'Inicie sesión',
  unAuthText: 'Para ver esta página tiene que iniciar sesión.',
  expiredTitle: 'Esta página ha caducado',
  expiredText: 'Lo que había empezado ya no está disponible. Le rogamos que empiece de nuevo.',
  stillInTitle: 'Su sesión sigue abierta',
  stillInText: 'Ha llegado desde otro sitio web o no se ha podido cerrar la sesión.',
  forgotText: 'Le enviaremos un enlace para elegir una contraseña nueva.',
  sendLink: 'Enviar enlace',
  sentTitle: 'Revise sus mensajes',
  sentText:
    'Si existe una cuenta con esos datos, le hemos enviado un mensaje. El enlace que contiene es válido durante una hora.',
  sentHint:
    '¿No le ha llegado nada? Mire en la carpeta de correo no deseado o pruebe con otra dirección.',
  backToSignIn: 'Volver a iniciar sesión',
  newPasswordTitle: 'Elija una contraseña nueva',
  newPassword: 'Contraseña nueva',
  confirmPassword: 'Repita la contraseña nueva',
  passwordMismatch: 'Las contraseñas no coinciden.',
  savePassword: 'Guardar contraseña',
  passwordSavedTitle: 'Su contraseña ha cambiado',
  passwordSavedText:
    'Por su seguridad, hemos cerrado su sesión en todos los dispositivos. Inicie sesión con su contraseña nueva.',
  tokenExpiredTitle: 'Este enlace ha caducado',
  tokenExpiredText:
    'Los enlaces son válidos durante una hora y solo se pueden usar una vez. Solicite uno nuevo.',
  newLink: 'Solicitar un enlace nuevo',
  activateText:
    'Para quienes se hicieron socios en un hotel o por teléfono. Enviaremos un enlace al correo electrónico que nos consta.',
  memberNumberInvalid: 'Introduzca su número de socio: al menos 10 cifras o letras.',
  choosePasswordTitle: 'Elija su contraseña',
  choosePasswordText:
    'Le damos la bienvenida, {name}. Su número de socio es {number} y su correo electrónico es {email}.',
  activateSubmit: 'Activar cuenta',
  activatedTitle: 'Su cuenta está activa',
  activationSuccessSignInFailedError:
    'Su cuenta está activa, pero no hemos podido abrir la sesión. Inicie sesión, por favor.',
  joinText: 'Es gratis y disfrutará de mejores tarifas desde la primera noche.',
  yourPassword: 'Su contraseña',
  phoneHint: 'Opcional. Solo cifras, empezando por el prefijo del país.',
  phoneHintShort: 'Opcional. Solo cifras.',
  marketing:
    'Deseo recibir ofertas por correo electrónico. Puedo darme de baja en cualquier momento.',
  joinedText:
    'Le hemos enviado su número de socio. Inicie sesión con él o con su correo electrónico.',
  otpTitle: 'Un paso más',
  otpText: 'Para proteger su cuenta, le enviaremos un código que deberá introducir aquí.',
  otpStart: 'Recibir el código',
  contact: 'Datos de contacto',
  contactHint: 'Ocultos en parte por su seguridad.',
  noPhone: 'No nos consta ningún número',
  preferences: 'Preferencias',
  noPreferences: 'Aún no hemos anotado ninguna. Cuéntenoslas en su próxima estancia.',
  yourStays: 'Sus estancias',
  savedCount: '{count} de 20',
  changePassword: 'Cambiar contraseña',
  profileFailed: 'No hemos podido cargar sus datos.',
  contactSavedTitle: 'Sus datos se han guardado',
  contactSavedText: 'Le hemos enviado un mensaje sobre el cambio.',
  passwordIncorrect: 'Esta no es su contraseña actual.',
  sessionOver:
    'Su sesión ha terminado, por lo que no se ha guardado nada. Vuelva a iniciar sesión en otra pestaña y después guarde aquí.',
  contactTitle: 'Editar los datos de contacto',
  contactText:
    'Introduzca lo que ha cambiado y deje el resto en blanco. Le enviaremos un mensaje al respecto.',
  keepHint: 'Déjelo en blanco para conservar el dato actual.',
  changeAddress: 'Cambiar dirección',
  addressHint: 'Déjelo en blanco para conservar su dirección. Una nueva la sustituye por completo.',
  proofHint: 'Se la pedimos para que nadie más pueda cambiar sus datos.',
  nothingChanged: 'Aún no ha cambiado nada.',
  saveContact: 'Guardar cambios',
  backToAccount: 'Volver a su cuenta',
  emailPending:
    'Hemos enviado un enlace a {email}. Hasta que lo abra, su dirección sigue siendo {current}.',
  keepEmail: 'Conservar la dirección actual',
  emailSentText:
    'Hemos enviado un enlace a su nuevo correo electrónico. Hasta que lo abra, el actual sigue siendo el válido.',
  emailSentHint: 'El enlace es válido durante una hora. Los demás cambios se han guardado.',
  emailConfirmedTitle: 'Su nuevo correo electrónico está confirmado',
  emailConfirmedText:
    'A partir de ahora le escribiremos a esa dirección, y con ella iniciará sesión.',
  emailKeptTitle: 'Su correo electrónico no ha cambiado',
  emailKeptText: 'Si enviamos un enlace a otra dirección, ya no es válido.',
  confirmEmailTitle: 'Confirme su correo electrónico',
  confirmEmailText:
    'Enviamos este enlace a su nueva dirección. Cuando la confirme, le escribiremos allí y con ella iniciará sesión.',
  confirmEmail: 'Confirmar dirección',
}
