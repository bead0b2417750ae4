import { detailsAnswer, guestInfo, statementsAnswer } from '../../../fixtures/checkout'
import type { Fixture } from '../../mapping/define-widget'
import type { AcknowledgementsModel } from './acknowledgements.model'
import type { AcknowledgementsInput } from './acknowledgements.schema'

type Case = Fixture<AcknowledgementsInput, AcknowledgementsModel>

/** A mountain hotel with house rules. */
function innsbruck(details: Record<string, string> = {}, locale = 'en-US') {
  return guestInfo('INNMV', [detailsAnswer(details), statementsAnswer('INNMV', { locale })], locale)
}

const spa = {
  id: 'spa',
  version: '2',
  text: '<p>I know that the spa is open to guests from 16. <a href="/spa">About the spa</a></p>',
}

export const minimal: Case = { props: {}, page: innsbruck() }

/** The author's statements below those of the hotel; one of the same name stands once. */
export const full: Case = {
  props: {
    groupLabel: 'Before you book',
    items: [
      { ...spa, appliesTo: ['INNMV'] },
      { ...spa, id: 'elsewhere', appliesTo: ['NYCAB'] },
      { id: 'photo-id', text: '<p>Said by the hotel already.</p>' },
      { id: 'parking', text: '<p>Parking is free for guests.</p>', required: false },
    ],
  },
  page: innsbruck(),
}

/** Confirmed before, and stored. */
export const confirmed: Case = {
  props: {},
  page: innsbruck({ 'ack.house-rules': 'yes', 'ack.house-rules.version': '2026-09' }),
}

/** Confirmed beside another text than the present one. */
export const changed: Case = {
  props: {},
  page: innsbruck({ 'ack.house-rules': 'yes', 'ack.house-rules.version': '2025-01' }),
}

/** The booking was asked for without the tick. */
export const refused: Case = {
  props: {},
  model: {
    state: 'ready',
    form: 'checkout-form',
    asked: { name: 'ack.asked', ids: ['house-rules'] },
    statements: [
      {
        kind: 'box',
        id: 'house-rules',
        name: 'ack.house-rules',
        version: '2026-09',
        html: '<p>I will keep to the house rules.</p>',
        isRequired: true,
        isTicked: false,
        problem: 'agreementMissing',
        onToggle: () => {},
      },
    ],
  },
}

/** Nothing to read and nothing to confirm. */
export const none: Case = {
  props: {},
  page: guestInfo('NOSUCH', [detailsAnswer(), statementsAnswer('NOSUCH')]),
  isEmpty: true,
}

export const loading: Case = { props: {}, model: { state: 'loading' } }

export const longTexts: Case = {
  props: {
    items: [
      {
        ...spa,
        text: `<p>${'I have read and understood every one of the rules of the house. '.repeat(12)}</p>`,
      },
    ],
  },
  page: innsbruck(),
}

export const german: Case = { props: {}, page: innsbruck({}, 'de-DE') }

export const rightToLeft: Case = { props: {}, page: innsbruck({}, 'ar-SA') }
