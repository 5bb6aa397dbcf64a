import type { OfficeMessages } from '../../en/office/office.server.ts'

export const officeCategories: OfficeMessages['categories'] = {
  title: 'Kategorien',
  caption:
    'Alle Kategorien in der Reihenfolge des Ladens, mit den Artikeln, die direkt darin liegen',
  empty:
    'Noch keine Kategorien. Fügen Sie eine hinzu, oder der erste Import bringt die des Musterladens.',
  name: 'Name',
  slug: 'Adresse',
  products: 'Artikel',
  ownPicture: 'eigenes Bild',
  add: 'Kategorie hinzufügen',
  addButton: 'Hinzufügen',
  nameIn: 'Name ({{language}})',
  slugHint:
    'Kleine Buchstaben, Ziffern und Bindestriche, etwa comics. Sie bleibt so. Leer: aus dem Namen gebildet.',
  parent: 'Unter',
  top: 'Keine: ganz oben',
  before: 'Vor',
  atEnd: 'Keine: am Ende',
  beforeHint: 'Wählen Sie eine, die unter derselben Kategorie steht.',
  back: 'Zu den Kategorien',
  names: 'Namen',
  slugStays: 'Die Adresse {{slug}} bleibt.',
  place: 'Platz',
  move: 'Verschieben',
  picture: 'Bild',
  drawn: 'Es gibt keines. Der Laden zeichnet eines.',
  noPicture: 'Wieder zeichnen lassen',
  file: 'Datei',
  fileHint: 'PNG, JPEG oder SVG; bis 100 KB und 2000 × 2000 Pixel.',
  pictureButton: 'Bild speichern',
  hide: 'Ausblenden',
  show: 'Wieder zeigen',
  isHidden:
    'Die Kategorie ist mit denen darunter ausgeblendet. Ihre Artikel sind weiter zu kaufen.',
  isUsed_one:
    '{{count}} Artikel liegt darin. Legen Sie ihn zuerst in eine andere Kategorie oder blenden Sie diese aus.',
  isUsed_other:
    '{{count}} Artikel liegen darin. Legen Sie sie zuerst in eine andere Kategorie oder blenden Sie diese aus.',
  remove: 'Endgültig löschen',
  removeText: '{{name}} verschwindet endgültig.',
  done: {
    add: 'Die Kategorie ist hinzugefügt.',
    rename: 'Die Namen sind gespeichert.',
    move: 'Die Kategorie ist verschoben.',
    picture: 'Das Bild ist gespeichert.',
    noPicture: 'Der Laden zeichnet das Bild wieder.',
    hide: 'Die Kategorie ist jetzt ausgeblendet.',
    show: 'Die Kategorie ist wieder zu sehen.',
    remove: 'Die Kategorie ist gelöscht.',
  },
  pictureTooLarge: 'Das Bild ist zu groß. Es darf höchstens 100 KB haben.',
}
