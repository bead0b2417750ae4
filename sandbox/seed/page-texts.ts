import type { Locale } from './seed-types'

const text = {
  homeTitle: 'Hotels worth the journey',
  homeHeading: 'Hotels worth the journey',
  homeText: 'Thirteen houses, each a part of its city.',
  hotelsHeading: 'Our hotels',
  aboutHeading: 'About this hotel',
  reviewsHeading: 'Guest reviews of {hotel}',
  reviewsText: 'What guests say after their stay.',
  ratesTitle: 'Rooms and rates',
  ratesText: 'Choose your dates to see rooms and rates.',
}

export const pageTexts: Record<Locale, typeof text> = {
  'en-US': text,
  'de-DE': text,
  'ja-JP': text,
  'zh-CN': text,
  'ar-SA': text,
}
