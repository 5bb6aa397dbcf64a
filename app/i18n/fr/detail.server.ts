import type { ServerMessages } from '../en.server.ts'

export const detail: ServerMessages['detail'] = {
  readingTime: 'Temps de lecture',
  hours_one: 'environ {{count}} heure',
  hours_other: 'environ {{count}} heures',
  minutes_one: 'environ {{count}} minute',
  minutes_other: 'environ {{count}} minutes',
  moreBy: 'Du même auteur : {{author}}',
  moreByThem: 'Des mêmes auteurs',
  series: 'La série « {{series}} » dans l’ordre',
  volume: 'Tome {{number}}',
  ebookOpening: 'Livre numérique : le début de l’œuvre',
  ebookNoFile: '{{format}} : le fichier n’est pas encore disponible',
  inLanguage: 'en {{language}}',
  text: 'Mots',
  fileContent: 'Le fichier contient',
  opening: 'le début de l’œuvre',
  onlyOpening: 'Le fichier contient le début de l’œuvre, non l’œuvre entière.',
  fileSize: 'Taille du fichier',
}
