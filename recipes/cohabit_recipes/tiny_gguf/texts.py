"""Texts that tokenizers split in different ways."""

TEXTS = [
    "Hello world",
    "I'm sure they'll say it's fine; WE'VE DONE IT, haven't we? 'tis",
    "1 12 123 1234 12345 3.14159 1,000,000 x2y 2024-05-06T07:08:09Z",
    "  two  spaces,   three\tand\ttabs \n\n\n three line ends\r\nand \r\n more   ",
    "def f(x):\n    return {'a': [x**2, x//3], \"b\": not x}  # ok\n\n\tif x != y && z || w: pass",
    "Größe, café, naïve, Ångström, ĲSSELMEER, ﬁligree, e\u0301 a\u0308 o\u0302\u0323, ſ, K",
    "日本語のテキスト、ひらがなとカタカナ。中文字符，你好！한국어 문장입니다.",
    "Привет, мир! Ελληνικά κείμενα ΣΟΦΟΣ. שלום עולם مرحبا بالعالم ١٢٣ हिन्दी में लिखा है ภาษาไทย",
    "🙂👍🏽👨‍👩‍👧 ☃️ → ≠ ∑ € £ ¥ © ™ … “quoted” ‘single’ – — •",
    "camelCaseWords ABCdef XMLHttpRequest iPhone15Pro snake_case_name kebab-case HTMLElement's",
    "https://example.org/a/b?c=d&e=%20f#g user@example.com /usr/local/bin C:\\Users\\me",
    "<html><body class=\"x\">&amp;</body></html> [INST] <|im_start|> <s> </s> [CLS] <unk>",
    "a\u00a0b\u2003c\u200bd\ufeffe\u2028f\u0085g\u3000h",
    "!!!???...---***___===~~~ ((nested [brackets {here}])) `code` ^caret^ |pipe|",
    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa bbbbbbbbbbbbbbbb",
    " ",
    "\n",
    "x",
    "No space before punctuation ,or after.Like this:one;two!three?four",
    "ÀÉÎÕÜ àéîõü ßẞ ñ Ñ ç Ç œ Œ æ Æ ø Ø đ Đ ł Ł ż Ż",
]
