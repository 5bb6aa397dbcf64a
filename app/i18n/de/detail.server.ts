import type { ServerMessages } from '../en.server.ts'

export const detail: ServerMessages['detail'] = {
  readingTime: 'Lesezeit',
  hours_one: 'etwa {{count}} Stunde',
  hours_other: 'etwa {{count}} Stunden',
  minutes_one: 'etwa {{count}} Minute',
  minutes_other: 'etwa {{count}} Minuten',
  moreBy: 'Mehr von {{author}}',
  moreByThem: 'Mehr von denselben Menschen',
  series: 'Die Reihe „{{series}}“ in ihrer Folge',
  volume: 'Band {{number}}',
}
