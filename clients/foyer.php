<?php
/**
 * Asks the render service for a page. When no answer comes in time, it gives placeholders without HTML,
 * which the visitor's browser renders: a page never waits longer, and never lacks its components.
 */
final class Foyer
{
    public function __construct(
        private string $service,
        private string $assets,
        private string $chainName,
        private string $secret = '',
        private float $timeout = 1.5,
    ) {}

    /** @return array{links: string, contextScript: string, placeholders: array<string, string>, isWhole: bool} */
    public function renderPage(array $page): array
    {
        $header = "Content-Type: application/json\r\nAccept: application/json\r\n";
        if ($this->secret !== '') $header .= "Authorization: Bearer {$this->secret}\r\n";
        $content = json_encode(['assetBase' => $this->assets] + $page, JSON_UNESCAPED_SLASHES);
        $http = ['method' => 'POST', 'header' => $header, 'content' => $content, 'timeout' => $this->timeout];
        $answer = @file_get_contents($this->service . '/page', false, stream_context_create(['http' => $http]));
        $rendered = $answer === false ? null : json_decode($answer, true);
        if (is_array($rendered) && isset($rendered['placeholders'])) return $rendered;
        error_log('The render service has not answered: the browser renders the components.');
        return $this->withoutService($page);
    }

    /** A component as an author placed it, without HTML. */
    public static function placeholder(array $widget): string
    {
        $when = isset($widget['when']) ? ' when="' . self::escape($widget['when']) . '"' : '';
        return '<foyer-widget type="' . self::escape($widget['type']) . '" id="' . self::escape($widget['id']) . '"'
            . $when . '>' . self::jsonScript((object) ($widget['props'] ?? [])) . '</foyer-widget>';
    }

    private function withoutService(array $page): array
    {
        $context = ['locale' => $page['locale'], 'page' => $page['page'], 'site' => ['brand' => ['chainName' => $this->chainName]]];
        $nonce = isset($page['nonce']) ? ' nonce="' . self::escape($page['nonce']) . '"' : '';
        return [
            'links' => '<script type="module" async src="' . self::escape($this->assets) . "loader.js\"$nonce></script>",
            'contextScript' => self::jsonScript($context, ' id="foyer-page"'),
            'placeholders' => array_combine(array_column($page['widgets'], 'id'), array_map([self::class, 'placeholder'], $page['widgets'])),
            'isWhole' => false,
        ];
    }

    private static function jsonScript(mixed $value, string $attributes = ''): string
    {
        return "<script type=\"application/json\"$attributes>" . json_encode($value, JSON_HEX_TAG | JSON_HEX_AMP) . '</script>';
    }

    private static function escape(string $text): string
    {
        return htmlspecialchars($text, ENT_QUOTES);
    }
}
