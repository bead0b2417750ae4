import type { OwnAccountLabels } from '../account-container.schema'

export const german: OwnAccountLabels = {
  loading: 'Ihr Konto wird geladen',
  search: 'Hotel finden',
  failedTitle: 'Das hat nicht geklappt',
  goBack: 'Gehen Sie im Browser einen Schritt zurück. Ihre Eingaben sind noch da.',
  signInTitle: 'Willkommen',
  audit: 'Wir müssen Ihr Konto überprüfen. Bitte rufen Sie uns an: {phone}.',
  signedOutTitle: 'Sie sind abgemeldet',
  signedOutText:
    'Vielen Dank für Ihren Besuch. Um Ihr Konto wieder zu öffnen, melden Sie sich mit Ihrem Passwort an.',
  stillRemembered: 'Dieser Browser zeigt weiterhin Ihren Namen, weil Sie das so gewählt haben.',
  forgetMe: 'In diesem Browser nicht mehr anzeigen',
  timedOutText:
    'Sie waren eine Weile nicht aktiv. Zum Schutz Ihres Kontos haben wir Sie abgemeldet. Melden Sie sich an, um dort weiterzumachen, wo Sie aufgehört haben.',
  unAuthTitle: 'Bitte melden Sie sich an',
  unAuthText: 'Diese Seite sehen Sie nur, wenn Sie angemeldet sind.',
  expiredTitle: 'Diese Seite ist abgelaufen',
  expiredText: 'Was Sie begonnen hatten, ist nicht mehr verfügbar. Bitte beginnen Sie noch einmal.',
  stillInTitle: 'Sie sind noch angemeldet',
  stillInText: 'Sie kamen von einer anderen Website, oder das Abmelden hat nicht geklappt.',
  forgotText: 'Wir senden Ihnen einen Link, über den Sie ein neues wählen können.',
  sendLink: 'Link senden',
  sentTitle: 'Bitte prüfen Sie Ihre Nachrichten',
  sentText:
    'Wenn es ein passendes Konto gibt, haben wir Ihnen eine Nachricht gesendet. Der Link darin ist eine Stunde gültig.',
  sentHint:
    'Nichts angekommen? Sehen Sie im Spam-Ordner nach oder versuchen Sie es mit einer anderen Adresse.',
  backToSignIn: 'Zurück zur Anmeldung',
  newPasswordTitle: 'Neues Passwort wählen',
  newPassword: 'Neues Passwort',
  confirmPassword: 'Neues Passwort wiederholen',
  passwordMismatch: 'Die Passwörter stimmen nicht überein.',
  savePassword: 'Passwort speichern',
  passwordSavedTitle: 'Ihr Passwort wurde geändert',
  passwordSavedText:
    'Zu Ihrer Sicherheit haben wir Sie auf allen Geräten abgemeldet. Bitte melden Sie sich mit Ihrem neuen Passwort an.',
  tokenExpiredTitle: 'Dieser Link ist abgelaufen',
  tokenExpiredText:
    'Ein Link ist eine Stunde gültig und kann einmal verwendet werden. Bitte fordern Sie einen neuen an.',
  newLink: 'Neuen Link anfordern',
  activateText:
    'Für Mitglieder, die im Hotel oder am Telefon beigetreten sind. Wir senden einen Link an die bei uns hinterlegte E-Mail-Adresse.',
  memberNumberInvalid: 'Geben Sie Ihre Mitgliedsnummer ein: mindestens 10 Ziffern oder Buchstaben.',
  choosePasswordTitle: 'Wählen Sie Ihr Passwort',
  choosePasswordText:
    'Willkommen, {name}. Ihre Mitgliedsnummer lautet {number}, Ihre E-Mail-Adresse {email}.',
  activateSubmit: 'Konto aktivieren',
  activatedTitle: 'Ihr Konto ist aktiv',
  activationSuccessSignInFailedError:
    'Ihr Konto ist aktiv, aber wir konnten Sie nicht anmelden. Bitte melden Sie sich an.',
  joinText: 'Die Mitgliedschaft ist kostenlos, mit besseren Preisen ab der ersten Nacht.',
  yourPassword: 'Ihr Passwort',
  phoneHint: 'Optional. Nur Ziffern, beginnend mit der Ländervorwahl.',
  phoneHintShort: 'Optional. Nur Ziffern.',
  marketing: 'Senden Sie mir Angebote per E-Mail. Ich kann sie jederzeit abbestellen.',
  joinedText:
    'Wir haben Ihnen Ihre Mitgliedsnummer gesendet. Melden Sie sich damit oder mit Ihrer E-Mail-Adresse an.',
  otpTitle: 'Noch ein Schritt',
  otpText: 'Zum Schutz Ihres Kontos senden wir Ihnen einen Code, den Sie hier eingeben.',
  otpStart: 'Code anfordern',
  contact: 'Kontaktdaten',
  contactHint: 'Zu Ihrer Sicherheit teilweise verdeckt.',
  noPhone: 'Keine Nummer hinterlegt',
  preferences: 'Vorlieben',
  noPreferences: 'Noch nichts vermerkt. Sagen Sie uns bei Ihrem nächsten Aufenthalt gern Bescheid.',
  yourStays: 'Ihre Aufenthalte',
  savedCount: '{count} von 20',
  changePassword: 'Passwort ändern',
  profileFailed: 'Wir konnten Ihre Angaben nicht laden.',
  contactSavedTitle: 'Ihre Angaben sind gespeichert',
  contactSavedText: 'Wir haben Ihnen eine Nachricht zu der Änderung gesendet.',
  passwordIncorrect: 'Das ist nicht Ihr aktuelles Passwort.',
  sessionOver:
    'Ihre Sitzung ist beendet, deshalb wurde nichts gespeichert. Melden Sie sich in einem anderen Tab wieder an und speichern Sie dann hier.',
  contactTitle: 'Kontaktdaten bearbeiten',
  contactText:
    'Tragen Sie ein, was sich geändert hat, und lassen Sie alles andere leer. Wir senden Ihnen eine Nachricht dazu.',
  keepHint: 'Leer lassen, um zu behalten, was hinterlegt ist.',
  changeAddress: 'Adresse ändern',
  addressHint: 'Leer lassen, um Ihre Adresse zu behalten. Eine neue ersetzt sie ganz.',
  proofHint: 'Wir fragen danach, damit niemand sonst Ihre Angaben ändern kann.',
  nothingChanged: 'Sie haben noch nichts geändert.',
  saveContact: 'Änderungen speichern',
  backToAccount: 'Zurück zu Ihrem Konto',
  emailPending:
    'Wir haben einen Link an {email} gesendet. Bis Sie ihm folgen, bleibt {current} Ihre Adresse.',
  keepEmail: 'Bisherige Adresse behalten',
  emailSentText:
    'Wir haben einen Link an Ihre neue E-Mail-Adresse gesendet. Bis Sie ihm folgen, bleibt Ihre bisherige Adresse gültig.',
  emailSentHint: 'Der Link ist eine Stunde gültig. Alle anderen Änderungen sind gespeichert.',
  emailConfirmedTitle: 'Ihre neue E-Mail-Adresse ist bestätigt',
  emailConfirmedText: 'Ab jetzt schreiben wir Ihnen dorthin, und Sie melden sich mit ihr an.',
  emailKeptTitle: 'Ihre E-Mail-Adresse bleibt, wie sie war',
  emailKeptText:
    'Falls wir einen Link an eine andere Adresse gesendet haben, ist er nicht mehr gültig.',
  confirmEmailTitle: 'E-Mail-Adresse bestätigen',
  confirmEmailText:
    'Diesen Link haben wir an Ihre neue Adresse gesendet. Wenn Sie sie bestätigen, schreiben wir Ihnen dorthin, und Sie melden sich mit ihr an.',
  confirmEmail: 'Adresse bestätigen',
}
