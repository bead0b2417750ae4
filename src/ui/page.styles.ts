import { css } from '@linaria/core'
import { unseen } from './tokens'

/**
 * Colours for visitors who ask for more contrast; they override every theme. Text has at least 7:1,
 * borders are opaque.
 */
const moreContrast = `
  --foyer-color-text: light-dark(#000, #fff);
  --foyer-color-text-muted: light-dark(#2a2a2a, #e6e6e6);
  --foyer-color-surface: light-dark(#fff, #000);
  --foyer-color-surface-raised: light-dark(#fff, #000);
  --foyer-color-surface-inverse: #000;
  --foyer-color-on-inverse: #fff;
  --foyer-color-on-inverse-muted: #fff;
  --foyer-color-brand: #000;
  --foyer-color-on-brand: #fff;
  --foyer-color-border: light-dark(#555, #aaa);
  --foyer-color-border-strong: light-dark(#000, #fff);
  --foyer-color-accent: light-dark(#00317a, #9fd0ff);
  --foyer-color-accent-strong: light-dark(#001f4d, #d3eaff);
  --foyer-color-on-accent: light-dark(#fff, #000);
  --foyer-color-star: light-dark(#5c3a00, #ffd27a);
  --foyer-color-info: light-dark(#00317a, #9fd0ff);
  --foyer-color-success: light-dark(#004d1f, #8be8b0);
  --foyer-color-warning: light-dark(#5c3a00, #ffd27a);
  --foyer-color-danger: light-dark(#7a0010, #ffb3b8);
  --foyer-color-scrim: #000;
  --foyer-scrim-least: 85%;
  --foyer-color-on-scrim: #fff;
  --foyer-color-focus: light-dark(#0033cc, #ffe100);
`

/** Widgets and all elements in them. */
const inWidgets = ':where(foyer-widget, foyer-widget *)'

/** Widgets on a page that is more than widgets: a host with styles of its own. */
const onHost = ':where(:root:not([data-foyer-page]) foyer-widget)'

/** Elements whose size or drawing is in attributes, which a rule for all properties would undo. */
const DRAWN = 'svg, svg *, img, picture, source, video, iframe, canvas'

/** Where a language begins: a widget, or an element with an attribute. What is inside inherits. */
const inLanguage = (...languages: string[]) =>
  `foyer-widget:is(${languages.map((one) => `:lang(${one})`).join(', ')}):not(foyer-widget foyer-widget),
    :where(foyer-widget) :is(${languages.map((one) => `[lang|='${one}']`).join(', ')})`

/**
 * The token values, and the base of every widget. Of a page around the widgets this sheet changes
 * nothing, unless its `<html>` has `data-foyer-page`: then it is a page of widgets only, and its body
 * looks like them. Element styles of the host do not reach into widgets (docs/decisions/0059). The
 * server links this sheet first and a chain's theme after it. Every colour derives from `color-scheme`. The page is light
 * unless its host follows the visitor's mode, by `color-scheme: light dark` on its root or by the meta
 * element of that name: a host whose own ground is light stays readable. `data-theme` on an element
 * decides for its subtree.
 */
export const page = css`
  :global() {
    /* The host's element styles end here: the build makes this rule and all below heavier than they are. */
    ${onHost} :where(:not(${DRAWN})) {
      appearance: revert;
      display: revert;
      float: revert;
      position: revert;
      inline-size: revert;
      block-size: revert;
      min-inline-size: revert;
      min-block-size: revert;
      max-inline-size: revert;
      max-block-size: revert;
      margin: revert;
      padding: revert;
      border: revert;
      border-radius: revert;
      background: revert;
      color: revert;
      font: revert;
      letter-spacing: revert;
      text-align: revert;
      text-transform: revert;
      text-decoration: revert;
      text-indent: revert;
      text-shadow: revert;
      white-space: revert;
      list-style: revert;
      vertical-align: revert;
      overflow: revert;
      opacity: revert;
      box-shadow: revert;
      outline: revert;
      filter: revert;
      transform: revert;
      transition: revert;
      animation: revert;
      cursor: revert;
      fill: revert;
    }

    ${onHost} :where(li, a, summary, blockquote, h1, h2, h3)::before,
    ${onHost} :where(li, a, summary, blockquote, h1, h2, h3)::after {
      content: revert;
    }

    ${onHost} :where(svg, img, picture, video, iframe, canvas) {
      display: revert;
      margin: revert;
      padding: revert;
      border: revert;
      border-radius: revert;
      background: revert;
      box-shadow: revert;
      vertical-align: revert;
      min-inline-size: revert;
      max-inline-size: revert;
      max-block-size: revert;
      opacity: revert;
      filter: revert;
      transform: revert;
      float: revert;
      fill: revert;
      letter-spacing: revert;
    }

    :root {
      --foyer-color-text: light-dark(#1d2433, #f2f0ea);
      --foyer-color-text-muted: light-dark(#545d70, #b9bfcc);
      --foyer-color-surface: light-dark(#fff, #121a29);
      --foyer-color-surface-raised: light-dark(#f6f4ef, #1b2436);
      --foyer-color-surface-inverse: light-dark(#16233a, #0a111e);
      --foyer-color-on-inverse: #fff;
      --foyer-color-on-inverse-muted: #c3cbda;
      --foyer-color-brand: light-dark(#17453f, #123832);
      --foyer-color-on-brand: #fff;
      --foyer-color-border: light-dark(#dedad0, #35405a);
      --foyer-color-border-strong: light-dark(#8b8677, #8490a8);
      --foyer-color-accent: light-dark(#8a4b12, #f0b775);
      --foyer-color-accent-strong: light-dark(#6d390b, #ffd19c);
      --foyer-color-on-accent: light-dark(#fff, #1d1305);
      --foyer-color-star: light-dark(#a96b12, #f0b775);
      --foyer-color-info: light-dark(#1a56b0, #9cc2ff);
      --foyer-color-success: light-dark(#1b6b3a, #86d9a5);
      --foyer-color-warning: light-dark(#8a5000, #f3c06b);
      --foyer-color-danger: light-dark(#b3261e, #ffb4ab);
      --foyer-color-skeleton: light-dark(#e9e6de, #2a354b);
      --foyer-color-backdrop: rgb(15 20 32 / 60%);
      /* The scrim under text on a picture, and its minimum opacity. */
      --foyer-color-scrim: #0b1220;
      --foyer-scrim-least: 60%;
      --foyer-color-on-scrim: #fff;
      --foyer-color-focus: light-dark(#1a5fd0, #9cc2ff);

      --foyer-font-body:
        system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', 'Noto Sans CJK JP', sans-serif;
      --foyer-font-display:
        'Iowan Old Style', 'Palatino Linotype', Palatino, 'URW Palladio L', 'Noto Serif',
        'Noto Serif CJK JP', Georgia, serif;
      --foyer-font-display-weight: 400;
      --foyer-size-xs: 0.8125rem;
      --foyer-size-s: 0.875rem;
      --foyer-size-m: 1rem;
      --foyer-size-l: 1.25rem;
      --foyer-size-xl: 1.625rem;
      --foyer-size-xxl: clamp(1.75rem, 1.35rem + 1.7vw, 2.625rem);
      --foyer-size-display: clamp(2.375rem, 1.5rem + 3.6vw, 4.25rem);
      --foyer-eyebrow-spacing: 0.12em;
      --foyer-eyebrow-case: uppercase;

      --foyer-space-xs: 0.25rem;
      --foyer-space-s: 0.5rem;
      --foyer-space-m: 1rem;
      --foyer-space-l: 1.5rem;
      --foyer-space-xl: 2.5rem;
      --foyer-space-xxl: 4rem;
      /* Between two sections of a page, and between the columns of a section. */
      --foyer-rhythm: clamp(2.5rem, 1.25rem + 4vw, 5rem);
      --foyer-gap: clamp(1.5rem, 1rem + 2vw, 2.5rem);
      --foyer-gutter: 1rem;
      --foyer-edge: max(var(--foyer-gutter), (100% - 1200px) / 2);

      --foyer-radius-s: 4px;
      --foyer-radius-m: 8px;
      --foyer-radius-l: 16px;
      --foyer-radius-control: 999px;
      --foyer-shadow-bar: 0 1px 0 var(--foyer-color-border), 0 6px 20px -12px rgb(20 24 36 / 30%);
      --foyer-shadow-card: 0 12px 32px -20px rgb(20 24 36 / 35%);
      --foyer-shadow-popup: 0 24px 64px -16px rgb(20 24 36 / 45%);
      --foyer-duration-quick: 0.15s;
      --foyer-duration-calm: 0.35s;
      --foyer-ease: cubic-bezier(0.2, 0.6, 0.2, 1);
    }

    @media (min-width: 768px) {
      :root {
        --foyer-gutter: 2rem;
      }
    }

    @media (prefers-reduced-motion: reduce) {
      :root:root {
        --foyer-duration-quick: 0s;
        --foyer-duration-calm: 0s;
      }
    }

    /* Pressed while the script of its widget is on its way (docs/decisions/0036). */
    foyer-widget :is(button, a)[aria-busy='true'] {
      opacity: 0.65;
      cursor: progress;
      animation: foyer-heard 0.7s ease-in-out infinite alternate;
    }

    @keyframes foyer-heard {
      to {
        opacity: 0.35;
      }
    }

    @media (prefers-reduced-motion: reduce) {
      foyer-widget :is(button, a)[aria-busy='true'] {
        animation: none;
      }
    }

    @media (prefers-contrast: more) {
      :root:root {
        ${moreContrast}
      }
    }

    :root[data-contrast='more'] {
      ${moreContrast}
    }

    @media print {
      :root:root {
        --foyer-gutter: 0;
        --foyer-rhythm: 1.5rem;
      }

      html[data-foyer-page],
      foyer-widget {
        color-scheme: light;
      }
    }

    [data-theme] {
      background: var(--foyer-color-surface);
      color: var(--foyer-color-text);
    }

    [data-theme='light'] {
      color-scheme: light;
    }

    [data-theme='dark'] {
      color-scheme: dark;
    }

    :root:lang(ja) {
      --foyer-font-display:
        'Hiragino Mincho ProN', 'Yu Mincho', 'Noto Serif CJK JP', 'Noto Serif JP', serif;
    }

    :root:lang(zh) {
      --foyer-font-body:
        system-ui, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif;
      --foyer-font-display: 'Songti SC', 'Noto Serif CJK SC', 'Noto Serif SC', 'SimSun', serif;
    }

    :root:lang(ar) {
      --foyer-font-body: system-ui, 'Segoe UI', 'Geeza Pro', 'Noto Sans Arabic', sans-serif;
      --foyer-font-display: 'Noto Naskh Arabic', 'Geeza Pro', 'Traditional Arabic', serif;
    }

    /* No letter spacing in scripts without capitals or with joined letters. */
    :root:is(:lang(ja), :lang(zh), :lang(ko), :lang(ar), :lang(he)) {
      --foyer-eyebrow-spacing: normal;
      --foyer-eyebrow-case: none;
    }

    html[data-foyer-page],
    html:has(foyer-widget[data-sticky]) {
      scroll-padding-block-start: calc(
        var(--foyer-sticky-top) + var(--foyer-sticky-height) + 1rem
      );
    }

    html[data-foyer-page] {
      text-size-adjust: 100%;
    }

    html[data-foyer-page] body {
      margin: 0;
      background: var(--foyer-color-surface);
    }

    html[data-foyer-page] body,
    foyer-widget:not(foyer-widget foyer-widget) {
      color: var(--foyer-color-text);
      font: 400 1rem/1.6 var(--foyer-font-body);
      overflow-wrap: break-word;
    }

    /* Whatever the host has set on its body, and widgets would inherit. */
    foyer-widget:not(foyer-widget foyer-widget) {
      text-align: start;
      text-indent: 0;
      text-transform: none;
      letter-spacing: normal;
      word-spacing: normal;
      white-space: normal;
    }

    ${inLanguage('ja', 'zh', 'ar')} {
      line-height: 1.8;
    }

    /* Titles break between phrases, running text between any characters. */
    ${inLanguage('ja')} {
      line-break: strict;
    }

    :where(foyer-widget):lang(ja) :is(h1, h2, h3, h4, summary, legend, label, button) {
      word-break: auto-phrase;
    }

    /* No line of one character at the end of a text without spaces. */
    foyer-widget:is(:lang(ja), :lang(zh)) {
      text-wrap: pretty;
    }

    ${inWidgets},
    ${inWidgets}::before,
    ${inWidgets}::after,
    html[data-foyer-page] :where(*) {
      box-sizing: border-box;
    }

    html[data-foyer-page] :focus-visible,
    :where(foyer-widget) :focus-visible {
      outline: 3px solid var(--foyer-color-focus);
      outline-offset: 2px;
      border-radius: 2px;
    }

    .foyer-live-region {
      ${unseen}
    }

    .foyer-live-region p {
      margin: 0;
    }
  }
`
