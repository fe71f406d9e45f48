"""Texts of many scripts, put together at random."""

from random import Random

SNIPPETS = (
    "Hello, world!", "the quick brown fox", "don't do not I'm you've we're it's n't 's", "naïve café Ünïcödé", "ÀÉÎÕÜ straße ΑΣΣΟΣ Σ İI",
    "e\u0301a\u0308o\u0302\u0323", "ﬁ ﬂ ½ ² ³ ¹ ① ⅷ Ⅻ ㎏ ™ ℌ Å", "x²+y³=½", "0123 ４５６ ٣٤٥ ०१२ 𝟘𝟙 〇 六", "مرحبا بالعالم، كَيْفَ", "שָׁלוֹם עולם",
    "नमस्ते दुनिया क्षत्रिय", "สวัสดีชาวโลก น้ำ", "你好，世界。漢字", "こんにちは カタカナー ｶﾞ ﾊﾟ", "안녕하세요 \u1112\u1161\u11ab\u1100\u1173\u11af", "Привет, мир! ёЙ",
    "Γειά σου Κόσμε", "ქართული Հայերեն አማርኛ", "👩‍👩‍👧‍👦 🇳🇴🏳️‍🌈 👍🏽 😀", "\t\n\r\n \u00a0\u2003\u3000\u200b\ufeff\u0085\u2028", "  two  spaces   three ",
    "\u0000\u0001\u0007\u001b\u007f\u009f", "\ue000\uf8ff\U000f0000", "a_b-c.d/e\\f", "(x) [y] {z} <w> «q» “r” ‘s’ — … ¿? ¡!", "$5.00 + €3 ~ ^ ` | = < >",
    "\u202eabc\u202c \u00ad \u2060", "▁under▁score ▁", "<s> </s> <unk> <0x41> <0xE2>", "http://a.b/c?d=e&f#g", "ᚠᚢᚦ ᠮᠣᠩᠭᠣᠯ བོད་ ខ្មែរ", "\ufffd", "ａｂｃ ＡＢＣ　！",
    "CamelCase snake_case", "1,234.5e-6", "\r\n\r\n", "a", " ", "\u0301", "ſſ K ß ẞ",
)
EDGES = (" ", "  ", "", "", "", "\n", "\u00a0", "\u200d", "a", ".", "_", "1")
# Blocks from which single characters are drawn.
BLOCKS = (
    (0x20, 0x7E), (0xA0, 0x24F), (0x300, 0x36F), (0x370, 0x3FF), (0x400, 0x4FF), (0x591, 0x5F4), (0x60C, 0x6FF), (0x900, 0x97F), (0xE01, 0xE5B),
    (0x1100, 0x11FF), (0x1E00, 0x1EFF), (0x2000, 0x206F), (0x2070, 0x209C), (0x2150, 0x2189), (0x2460, 0x24FF), (0x3000, 0x30FF), (0x4E00, 0x4E40),
    (0xAC00, 0xAC40), (0xF900, 0xF920), (0xFB00, 0xFB4F), (0xFF01, 0xFF9F), (0x1D400, 0x1D430), (0x1F300, 0x1F64F), (0x20000, 0x20020), (0xE000, 0xE010),
)


def text(random: Random, contents: list[str]) -> str:
    """`contents`: added tokens, which the text contains now and then."""
    parts = []
    for _ in range(random.randint(1, 4)):
        draw = random.random()
        if contents and draw < 0.35:
            token = random.choice(contents)
            parts.append(random.choice((token, token, token.upper(), token.lower(), token[:-1], token * 2)))
        elif draw < 0.85:
            parts.append(random.choice(SNIPPETS))
        else:
            parts.append("".join(chr(random.randint(*random.choice(BLOCKS))) for _ in range(random.randint(1, 6))))
        parts.append(random.choice(EDGES))
    return "".join(parts)[:120]
