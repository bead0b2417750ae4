/** A temporary WordPress with its database and PHP, from Debian's packages. */
import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { freePort } from '../../tooling/free-port.mjs'
import { copyWordPress, version } from './wordpress-files.mjs'

const PACKAGES = [
  ...(version ? [] : ['wordpress']),
  'mariadb-server',
  'php-cli',
  'php-mysql',
  'php-xml',
  'php-mbstring',
]
/** For how long the plugin leaves a server alone that has failed; it is longer outside of tests. */
export const AWAY_SECONDS = 8
/** That of the render service whose address `useService` names. */
export const SECRET = 'a-secret-of-a-test'
const isRoot = process.getuid?.() === 0

function run(command, args, options = {}) {
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    ...options,
  })
  if (error || status !== 0)
    throw new Error(`${command} failed (${status}): ${error ?? `${stderr}${stdout}`.slice(-4000)}`)
  return stdout
}

function install() {
  const isThere = (name) => spawnSync('which', [name]).status === 0
  const hasFiles = version || existsSync('/usr/share/wordpress')
  if (hasFiles && ['mariadbd', 'php'].every(isThere)) return
  if (!isRoot || !existsSync('/usr/bin/apt-get'))
    throw new Error(`Install Debian's packages ${PACKAGES.join(', ')}, then run this again.`)
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  run('apt-get', ['update', '-q'], options)
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...PACKAGES], options)
}

/** Calls `ask` until it does not throw, for as long as the process lives. */
async function answers(child, name, ask) {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${name} has ended with ${child.exitCode}.`)
    try {
      return await ask()
    } catch {
      await new Promise((later) => setTimeout(later, 100))
    }
  }
}

const LOOP = '<?php while (have_posts()) { the_post(); the_content(); } ?>'
/** Two themes by folder and file: a classic one, and one of block templates. */
const THEMES = {
  'plain/style.css': '/*\nTheme Name: Plain\n*/\n',
  'plain/index.php': `<!doctype html><html <?php language_attributes(); ?>><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>A page</title><?php wp_head(); ?></head><body>
<main>${LOOP}</main><?php wp_footer(); ?></body></html>`,
  'blocks/style.css': '/*\nTheme Name: Blocks\n*/\n',
  'blocks/templates/index.html':
    '<!-- wp:template-part {"slug":"header"} /--><!-- wp:post-content /-->',
  'blocks/parts/header.html':
    '<!-- wp:foyer/heading {"id":"top","props":"{\\"text\\":\\"Of the template\\"}"} /-->',
}

/**
 * What plugins do to a page: one renders the content for itself (search, descriptions), one leaves out
 * blocks, one flushes the head and buffers the page. `?theme=blocks`, or a cookie, is for that theme.
 */
const PLUGINS = `<?php
foreach (['stylesheet', 'template'] as $option)
  add_filter("pre_option_$option", fn($name) => ($_GET['theme'] ?? $_COOKIE['theme'] ?? '') === 'blocks' ? 'blocks' : $name);
add_action('wp_head', function () {
  if (is_singular() && !doing_filter('the_content'))
    apply_filters('the_content', get_queried_object()->post_content);
});
foreach (['service', 'assets'] as $server)
  add_filter("expiration_of_transient_foyer_away_$server", fn() => ${AWAY_SECONDS});
add_filter('render_block', fn($html, $block) => ($block['attrs']['id'] ?? '') === 'left-out' ? '' : $html, 10, 2);
`

/** Serves the built assets beside WordPress; PHP's server calls it for each request. */
const router = (root, assets) => `<?php
$path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
if (preg_match('#^/assets/([\\w./-]+)$#', $path, $m) && strpos($m[1], '..') === false) {
  $file = '${assets}/' . $m[1];
  if (!is_file($file)) { http_response_code(404); return true; }
  $types = ['js' => 'text/javascript', 'css' => 'text/css', 'json' => 'application/json'];
  header('content-type: ' . ($types[pathinfo($file, PATHINFO_EXTENSION)] ?? 'application/octet-stream'));
  readfile($file);
  return true;
}
if (is_file('${root}' . $path) || is_file('${root}' . $path . '/index.php')) return false;
$_SERVER['SCRIPT_NAME'] = '/index.php';
require '${root}/index.php';
`

const config = ({ socket, origin }) => `<?php
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${socket}');
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
define('WP_HOME', '${origin}');
define('WP_SITEURL', '${origin}');
define('WP_ENVIRONMENT_TYPE', 'local');
define('WP_HTTP_BLOCK_EXTERNAL', false);
define('AUTOMATIC_UPDATER_DISABLED', true);
define('DISABLE_WP_CRON', true);
// Every author's texts go through WordPress's filters, an administrator's too.
define('DISALLOW_UNFILTERED_HTML', true);
define('FOYER_ASSETS_URL', '${origin}/assets/');
define('FOYER_SERVICE_URL', (string) @file_get_contents(__DIR__ . '/service.txt'));
define('FOYER_SERVICE_SECRET', '${SECRET}');
foreach (['AUTH_KEY','SECURE_AUTH_KEY','LOGGED_IN_KEY','NONCE_KEY','AUTH_SALT','SECURE_AUTH_SALT','LOGGED_IN_SALT','NONCE_SALT'] as $key) define($key, $key . 'of-a-test');
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`

const setUp = (root) => `
define('WP_INSTALLING', true);
$_SERVER['HTTP_HOST'] = '127.0.0.1';
require '${root}/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install('A hotel', 'author', 'author@example.com', true, '', 'a-password-of-a-test');
update_option('permalink_structure', '/%postname%/');
switch_theme('plain');
update_option('active_plugins', ['foyer/foyer.php']);
`

/**
 * Starts a WordPress with the plugin of the folder `plugin` on a free port of 127.0.0.1.
 * `useService(address)` names its render service, '' none. `close` ends and deletes everything.
 */
export async function startWordPress({ plugin, assets }) {
  install()
  const home = mkdtempSync(join(tmpdir(), 'foyer-wordpress-'))
  const [root, data, socket] = [join(home, 'site'), join(home, 'data'), join(home, 'db.sock')]
  const children = []
  const start = (command, args, options) => {
    const stdio = ['ignore', 'ignore', 'pipe']
    const child = spawn(command, args, { stdio, detached: true, ...options })
    let said = ''
    child.stderr.on('data', (text) => {
      said = `${said}${text}`.slice(-20_000)
    })
    children.push(child)
    return Object.assign(child, { said: () => said })
  }
  /** Each process leads a group of its own: PHP's server forks workers, which outlive it. */
  const end = (child) => {
    try {
      process.kill(-child.pid, 'SIGTERM')
    } catch (error) {
      if (error.code !== 'ESRCH') throw error
    }
  }
  const endAll = () => children.forEach(end)
  process.once('exit', endAll)
  const close = async () => {
    process.removeListener('exit', endAll)
    for (const child of children.reverse()) {
      const isOver = child.exitCode !== null || child.signalCode !== null
      const ended = isOver || new Promise((done) => child.once('exit', done))
      end(child)
      await ended
    }
    rmSync(home, { recursive: true, force: true })
  }
  try {
    const user = isRoot ? ownerOf('mysql') : {}
    chmodSync(home, 0o755)
    mkdirSync(data)
    if (isRoot) for (const folder of [home, data]) chownSync(folder, user.uid, user.gid)
    run(
      'mariadb-install-db',
      ['--no-defaults', `--datadir=${data}`, '--auth-root-authentication-method=normal'],
      { ...user },
    )
    const database = start(
      'mariadbd',
      [
        '--no-defaults',
        `--datadir=${data}`,
        `--socket=${socket}`,
        '--skip-networking',
        `--pid-file=${home}/db.pid`,
      ],
      user,
    )
    await answers(database, 'The database', () =>
      run('mariadb', [
        '--no-defaults',
        `--socket=${socket}`,
        '-uroot',
        '-e',
        'CREATE DATABASE IF NOT EXISTS wordpress',
      ]),
    )

    copyWordPress(root)
    const port = await freePort()
    const origin = `http://127.0.0.1:${port}`
    writeFileSync(join(root, 'wp-config.php'), config({ socket, origin }))
    const content = join(root, 'wp-content')
    for (const folder of ['plugins', 'mu-plugins', 'uploads'])
      mkdirSync(join(content, folder), { recursive: true })
    for (const [name, text] of Object.entries(THEMES)) {
      const file = join(content, 'themes', name)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
    writeFileSync(join(content, 'mu-plugins/plugins.php'), PLUGINS)
    symlinkSync(resolve(plugin), join(content, 'plugins/foyer'))
    writeFileSync(join(home, 'router.php'), router(root, resolve(assets)))
    run('php', ['-r', setUp(root)])
    const php = start('php', ['-S', `127.0.0.1:${port}`, '-t', root, join(home, 'router.php')], {
      env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
    })
    await answers(php, 'PHP', () => fetch(`${origin}/wp-login.php`))
    return {
      ...{ origin, close, problems: () => php.said() },
      useService: (address) => writeFileSync(join(root, 'service.txt'), address),
    }
  } catch (error) {
    await close()
    throw error
  }
}

function ownerOf(name) {
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(run('id', [flag, name])))
  return { uid, gid }
}
