import { defineWidget } from '../../mapping/define-widget'
import { useOtpValidationModal } from './otp-validation-modal.model'
import { otpValidationModalSchema } from './otp-validation-modal.schema'
import { OtpValidationModal } from './otp-validation-modal.view'

export default defineWidget({
  type: 'otp-validation-modal',
  title: 'One-time password',
  group: 'Overlay',
  schema: otpValidationModalSchema,
  useModel: useOtpValidationModal,
  View: OtpValidationModal,
  // The dialog is hidden until a sign-in opens it; on its own page it is the main content.
  when: ({ presentation }) => (presentation === 'page' ? 'load' : 'open'),
  translations: () => import('./otp-validation-modal.translations'),
  author: {
    description: 'Asks for the code of a second step, after a password was right.',
    emptyLabel: 'One-time password: opened by a sign-in.',
  },
})
