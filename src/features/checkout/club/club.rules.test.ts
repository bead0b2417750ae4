import { clubPart, maskClubNumber, numberProblem } from './club.rules'

const around = { locale: 'en-US', rooms: [], all: {} }

it.each([
  [{ number: '' }, 'numberMissing'],
  [{ number: ' - ' }, 'numberMissing'],
  [{ number: '12345678' }, 'numberMalformed'],
  [{ number: '12345678901234567' }, 'numberMalformed'],
  [{ number: '12345678A' }, 'numberMalformed'],
  [{ number: '123456789' }, null],
  [{ number: '4380 0000-0000 0002' }, null],
  [{ number: '••••••••••••0002' }, null],
  [{ number: '••••••••••••0002', verdict: 'EXPIRED' }, 'numberExpired'],
  [{ number: '123456789', verdict: 'INVALID' }, 'numberInvalid'],
  [{ number: '123456789', verdict: 'UNCHECKED' }, null],
])('%j: %s', (values, problem) => {
  expect(numberProblem(values)).toBe(problem)
})

it('asks for nothing while no rate needs it', () => {
  expect(clubPart.problemsOf({ number: '' }, around)).toEqual({})
  expect(clubPart.problemsOf({ number: '', needed: 'yes' }, around)).toEqual({
    number: 'numberMissing',
  })
})

it('takes no verdict from a form', () => {
  expect(clubPart.longest('verdict')).toBeNull()
  expect(clubPart.longest('number')).toBe(30)
})

it('shows the last four digits', () => {
  expect(maskClubNumber('123456789')).toBe('•••••6789')
})
