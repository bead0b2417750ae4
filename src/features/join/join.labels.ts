import { labelSet } from '../../ui/labels/label-set'

/** Labels of one-click join and of the account form. */
export const joinLabels = labelSet(
  {
    title: 'Join {program}',
    welcome: 'Welcome to {program}',
    joinNow: 'Join now',
    haveAccount: 'Already a member?',
    termsRequired: 'Please accept the conditions to join.',
    prohibitedCountry: 'We can’t create an account for this country.',
    emailTaken: 'An account with this email already exists. Sign in instead.',
    newMemberNumber: 'Welcome! Your member number is {number}.',
  },
  {
    'de-DE': {
      title: '{program} beitreten',
      welcome: 'Willkommen bei {program}',
      joinNow: 'Jetzt beitreten',
      haveAccount: 'Schon Mitglied?',
      termsRequired: 'Bitte akzeptieren Sie die Bedingungen, um beizutreten.',
      prohibitedCountry: 'Für dieses Land können wir kein Konto anlegen.',
      emailTaken: 'Mit dieser E-Mail gibt es schon ein Konto. Melden Sie sich stattdessen an.',
      newMemberNumber: 'Willkommen! Ihre Mitgliedsnummer ist {number}.',
    },
    'ja-JP': {
      title: '{program}に入会',
      welcome: '{program}へようこそ',
      joinNow: '入会する',
      haveAccount: '会員の方は',
      termsRequired: '入会するには規約に同意してください。',
      prohibitedCountry: 'この国ではアカウントを作成できません。',
      emailTaken: 'このメールアドレスのアカウントはすでに存在します。サインインしてください。',
      newMemberNumber: 'ようこそ！会員番号は{number}です。',
    },
    'zh-CN': {
      title: '加入{program}',
      welcome: '欢迎加入{program}',
      joinNow: '立即加入',
      haveAccount: '已是会员？',
      termsRequired: '请接受条款以加入。',
      prohibitedCountry: '我们无法为该国家/地区创建账户。',
      emailTaken: '此电子邮箱已有账户。请直接登录。',
      newMemberNumber: '欢迎！您的会员号是 {number}。',
    },
    'ar-SA': {
      title: 'انضم إلى {program}',
      welcome: 'أهلًا بك في {program}',
      joinNow: 'انضم الآن',
      haveAccount: 'هل أنت عضو؟',
      termsRequired: 'يُرجى الموافقة على الشروط للانضمام.',
      prohibitedCountry: 'لا يمكننا إنشاء حساب لهذا البلد.',
      emailTaken: 'يوجد حساب بهذا البريد الإلكتروني. سجّل الدخول بدلًا من ذلك.',
      newMemberNumber: 'أهلًا بك! رقم عضويتك هو {number}.',
    },
  },
)
