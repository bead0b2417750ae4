import { fc } from '../../../tests/random'
import { type SignInEntry, sentUsername, signInProblems } from './sign-in.rules'
import { type SignInFailure, signInErrorType } from './sign-in-errors.rules'

const entry: SignInEntry = {
  username: 'ana@example.com',
  password: 'Secret!pass',
  isRemembered: false,
  isMobileAuth: false,
}

test.each<[string, Partial<SignInEntry>, string | null]>([
  ['P2', { username: ' \t' }, 'emailRequired'],
  ['P2, mobile-auth', { username: '', isMobileAuth: true }, 'credentials'],
  ['P2, remembered', { username: '', isRemembered: true }, 'emailRequired'],
  ['P4', { username: '***1234' }, 'memberNumber'],
  ['P4, mobile-auth', { username: '***1234', isMobileAuth: true }, 'memberNumber'],
  ['P4, remembered', { username: '***1234', isRemembered: true }, null],
  ['P4, two asterisks', { username: '**1234' }, 'invalidEmailOrMember'],
  ['P5', { username: 'ana#1', isMobileAuth: true }, 'credentials'],
  ['P5, first set', { username: 'ana_s-1.x@y z', isMobileAuth: true }, null],
  ['P5, second set', { username: '+1 212 555', isMobileAuth: true }, null],
  ['P5, remembered', { username: 'ana#1', isMobileAuth: true, isRemembered: true }, null],
  ['P6', { username: 'abc@' }, 'invalidEmailOrMember'],
  ['P6, an address', { username: ' ana@example.com ' }, null],
  ['P7', { username: 'ana' }, 'invalidEmailOrMember'],
  ['P7, digits', { username: '123456789' }, null],
  ['P7, Arabic digits', { username: '١٢٣٤٥٦٧٨٩' }, null],
  ['P7, remembered', { username: 'ana', isRemembered: true }, null],
])('%s of C.6: %j', (_row, part, problem) => {
  expect(signInProblems({ ...entry, ...part })).toEqual({ username: problem, password: null })
})

test('P3: a blank password is missing, and both empty fields have their errors', () => {
  expect(signInProblems({ ...entry, password: ' ' })).toEqual({
    username: null,
    password: 'pwrdErrorLabel',
  })
  expect(signInProblems({ ...entry, username: '', password: '' })).toEqual({
    username: 'emailRequired',
    password: 'pwrdErrorLabel',
  })
})

test('a username is sent without blanks around it and in western digits', () => {
  expect(sentUsername(' ١٢٣٤٥۶۷ ')).toBe('1234567')
  expect(sentUsername('ana@example.com')).toBe('ana@example.com')
})

const failure: SignInFailure = {
  codes: [],
  isMobileAuth: false,
  providerWarningCodes: ['PROVIDER_1'],
}

test.each<[string, Partial<SignInFailure>, string]>([
  ['ER3', { codes: ['account.lockedout.dueto.password.failure.attempts'] }, 'locked'],
  ['ER4', { codes: ['incorrect.password.last.attempt.remaining'] }, 'lockout'],
  ['ER5', { codes: ['transferred.marriott.rewards.account.status'] }, 'combined'],
  ['ER6', { codes: ['audit.marriott.rewards.account.status'] }, 'audit'],
  ['ER7', { codes: ['PROVIDER_1'] }, 'fcp'],
  ['ER8', { codes: ['signInPageWarnMessage'] }, 'pageWarn'],
  ['ER9', { isEnrolment: true, isProvider: true }, 'enroll'],
  ['ER9, no provider', { isEnrolment: true }, 'generic'],
  ['ER10', { codes: ['password.username.invalid'] }, 'standard'],
  ['ER10', { codes: ['username.type.invalid'] }, 'standard'],
  ['ER10, mobile-auth', { codes: ['username.type.invalid'], isMobileAuth: true }, 'credentials'],
  ['ER11', { codes: ['something.else'] }, 'generic'],
  ['ER11, no answer', {}, 'generic'],
  ['ER11, a code of Object', { codes: ['constructor', '__proto__', ''] }, 'generic'],
])('%s of C.6: %j is %s', (_row, part, type) => {
  expect(signInErrorType({ ...failure, ...part })).toBe(type)
})

test('of several codes the one with the lowest row wins, in any order', () => {
  const inOrder = [
    'account.lockedout.dueto.password.failure.attempts',
    'incorrect.password.last.attempt.remaining',
    'transferred.marriott.rewards.account.status',
    'audit.marriott.rewards.account.status',
    'PROVIDER_1',
    'signInPageWarnMessage',
    'password.username.invalid',
    'something.else',
  ]
  fc.assert(
    fc.property(fc.shuffledSubarray(inOrder, { minLength: 1 }), (codes) => {
      const first = inOrder.find((code) => codes.includes(code)) as string
      expect(signInErrorType({ ...failure, codes })).toBe(
        signInErrorType({ ...failure, codes: [first] }),
      )
    }),
  )
})
