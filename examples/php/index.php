<?php
// php -S 127.0.0.1:8080 index.php
require getenv('FOYER_CLIENT') ?: __DIR__ . '/../../clients/foyer.php';

$nonce = base64_encode(random_bytes(16));
$assets = getenv('FOYER_ASSETS') ?: '/assets/';
$origin = parse_url($assets, PHP_URL_HOST)
    ? preg_replace('#^(https?://[^/]+).*$#', '$1', $assets)
    : "'self'";
header(
    "Content-Security-Policy: default-src 'none'; script-src 'nonce-$nonce' 'strict-dynamic'; " .
        "style-src $origin; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'self'; " .
        "require-trusted-types-for 'script'; trusted-types foyer dompurify foyer-rich-text 'allow-duplicates'",
);

$foyer = new Foyer(getenv('FOYER_SERVICE') ?: 'http://127.0.0.1:4100', $assets, 'Harbour Houses', getenv('FOYER_SECRET') ?: '');
$page = $foyer->renderPage([
    'url' => 'http://' . $_SERVER['HTTP_HOST'] . $_SERVER['REQUEST_URI'],
    'locale' => 'en-US',
    'nonce' => $nonce,
    'page' => ['id' => 'welcome'],
    'widgets' => [
        ['type' => 'heading', 'id' => 'hello', 'props' => ['text' => 'Questions of our <guests>']],
        [
            'type' => 'accordion',
            'id' => 'questions',
            'props' => ['items' => [['title' => 'May I bring my dog?', 'body' => '<p>Dogs are welcome.</p>']]],
        ],
        // PHP writes an object without members as a list: the service takes both.
        ['type' => 'house-hours', 'id' => 'hours', 'props' => []],
    ],
]);
?>
<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Harbour Houses</title>
<?= $page['links'] ?>

</head>
<body>
<?= $page['contextScript'] ?>

<h1>Harbour Houses</h1>
<main>
<?= implode("\n", $page['placeholders']) ?>

</main>
</body>
</html>
