import { css } from '@linaria/core'

/** The page's own styles: token values, and what every widget counts on. The server links it first. */
export const page = css`
  :global() {
    :root {
      color-scheme: light;
      --foyer-color-text: #1d2433;
      --foyer-color-text-muted: #545d70;
      --foyer-color-surface: #fff;
      --foyer-color-surface-raised: #f6f4ef;
      --foyer-color-surface-inverse: #16233a;
      --foyer-color-on-inverse: #fff;
      --foyer-color-on-inverse-muted: #c3cbda;
      --foyer-color-border: #dedad0;
      --foyer-color-border-strong: #8b8677;
      --foyer-color-accent: #8a4b12;
      --foyer-color-accent-strong: #6d390b;
      --foyer-color-on-accent: #fff;
      --foyer-color-star: #b7791f;
      --foyer-color-danger: #b3261e;
      --foyer-color-bone: #e9e6de;
      --foyer-color-backdrop: rgb(15 20 32 / 60%);
      --foyer-color-focus: #1a5fd0;
      --foyer-font-body:
        system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', 'Noto Sans CJK JP', sans-serif;
      --foyer-font-display:
        'Iowan Old Style', 'Palatino Linotype', Palatino, 'URW Palladio L', 'Noto Serif',
        'Noto Serif CJK JP', Georgia, serif;
      --foyer-gutter: 1rem;
      --foyer-sticky-height: 0px;
    }

    @media (min-width: 768px) {
      :root {
        --foyer-gutter: 2rem;
      }
    }

    *,
    *::before,
    *::after {
      box-sizing: border-box;
    }

    html {
      scroll-padding-block-start: calc(var(--foyer-sticky-height) + 1rem);
      text-size-adjust: 100%;
    }

    body {
      margin: 0;
      background: var(--foyer-color-surface);
      color: var(--foyer-color-text);
      font: 400 1rem/1.6 var(--foyer-font-body);
      overflow-wrap: break-word;
    }

    foyer-widget {
      display: block;
    }

    [data-theme='dark'] {
      color-scheme: dark;
      --foyer-color-text: #f2f0ea;
      --foyer-color-text-muted: #b9bfcc;
      --foyer-color-surface: #121a29;
      --foyer-color-surface-raised: #1b2436;
      --foyer-color-border: #35405a;
      --foyer-color-border-strong: #8490a8;
      --foyer-color-accent: #f0b775;
      --foyer-color-accent-strong: #ffd19c;
      --foyer-color-on-accent: #1d1305;
      --foyer-color-star: #f0b775;
      --foyer-color-danger: #ffb4ab;
      --foyer-color-bone: #2a354b;
      --foyer-color-focus: #9cc2ff;
      background: var(--foyer-color-surface);
      color: var(--foyer-color-text);
    }

    :focus-visible {
      outline: 3px solid var(--foyer-color-focus);
      outline-offset: 2px;
      border-radius: 2px;
    }

    .foyer-live-region {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }

    .foyer-live-region p {
      margin: 0;
    }
  }
`
