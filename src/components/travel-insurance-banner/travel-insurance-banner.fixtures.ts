import type { Fixture } from '../../mapping/define-widget'
import type { TravelInsuranceBannerModel } from './travel-insurance-banner.model'
import type { TravelInsuranceBannerInput } from './travel-insurance-banner.schema'

type Case = Fixture<TravelInsuranceBannerInput, TravelInsuranceBannerModel>

const props: TravelInsuranceBannerInput = {
  title: 'Travel without worry',
  text: '<p>Cover for this trip takes one choice.</p>',
}

const shown = { state: 'shown', href: '#insurance-title', onFollow: () => {} } as const

/** Hidden until a link has pointed to the insurance. */
export const minimal: Case = { props: { title: 'Travel without worry' }, isEmpty: true }

export const full: Case = {
  props: { ...props, ctaLabel: 'What is covered' },
  model: { ...shown, premium: '€24.80' },
}

/** The offer has not been asked for yet. */
export const unpriced: Case = { props, model: { ...shown, premium: null } }

export const covered: Case = { props, model: { state: 'covered' } }

export const longNames: Case = {
  props: {
    title: 'Reiserücktrittsversicherungsbedingungen und Auslandskrankenversicherungsschutz',
    text: '<p>Auslandsreisekrankenversicherungsschutz für die ganze Familie.</p>',
  },
  page: { locale: 'de-DE', contextPath: '/de-DE' },
  model: { ...shown, premium: '24,80 €' },
}

export const rightToLeft: Case = {
  props: { title: 'سافر مطمئنًا', text: '<p>تغطية رحلتك بخيار واحد.</p>' },
  page: { locale: 'ar-SA', contextPath: '/ar-SA' },
  model: { ...shown, premium: '€24.80' },
}
