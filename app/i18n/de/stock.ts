import type { Messages } from '../en.ts'

export const stock: Messages['stock'] = {
  heading: 'Benachrichtigen, sobald wieder da',
  headingFile: 'Benachrichtigen, sobald erhältlich',
  soldOutIn: 'In {{sizes}} ausverkauft? Wir sagen Bescheid',
  soldOut: 'Ausverkauft: {{variant}}.',
  text: 'Wir schreiben Ihnen einmal, um Ihre Adresse zu bestätigen, und einmal, wenn der Artikel wieder erhältlich ist. Danach löschen wir Ihre Adresse.',
  textFile:
    'Wir schreiben Ihnen einmal, um Ihre Adresse zu bestätigen, und einmal, wenn die Datei erhältlich ist. Danach löschen wir Ihre Adresse.',
  email: 'E-Mail-Adresse',
  watch: 'Benachrichtigen',
  sent: 'Bitte sehen Sie in Ihr Postfach: Wenn wir Ihnen dazu noch nicht geschrieben haben, ist eine E-Mail unterwegs. Öffnen Sie den Link darin, und wir benachrichtigen Sie, sobald der Artikel erhältlich ist.',
  offer: 'Sollen wir Ihnen einmal schreiben, wenn dieser Artikel erhältlich ist?',
  confirm: 'Ja, benachrichtigen',
  forget: 'Nein, meine Adresse löschen',
  waiting:
    'Sie stehen auf unserer Liste: Wir schreiben Ihnen einmal, wenn dieser Artikel erhältlich ist.',
  confirmed: 'Danke. Wir schreiben Ihnen einmal, wenn dieser Artikel erhältlich ist.',
  forgotten: 'Ihre Adresse ist gelöscht. Wir schreiben Ihnen dazu nicht.',
  unknown:
    'Dieser Link ist nicht mehr gültig: Er wurde nicht innerhalb von sieben Tagen geöffnet, die Adresse wurde gelöscht, oder wir haben Sie bereits benachrichtigt. Ist der Artikel ausverkauft, können Sie Ihre Adresse noch einmal hinterlassen.',
}
