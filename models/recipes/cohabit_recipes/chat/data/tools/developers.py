"""Tools of people who write programs and look after machines: databases, code, servers, files, texts, pictures and dates."""

from datetime import date, timedelta

from .more_values import BRANCH, HOST, IP, REPO, SHA, SQL, TOPIC, USERNAME, VERSION, WHEN, WORD
from .tool import Tool
from .values import (
    CITY, COUNTRY, DATE, EMAIL, FILE, LANGUAGE, MESSAGE, NAME, PERSON, TITLE, URL, at, choice, code, dec, digits, flag, integer, num, o, p, pick, ref,
    same, several, text, tool,
)  # fmt: skip

TABLE = text("users|orders|invoices|products|visits|songs|books|payments|logs|tickets|cities|teams|events|messages|photos|accounts")
COLUMN = text("id|name|price|city|year|status|email|country|age|created_at|total|title|score|language|weight|phone")
FOLDER = text("photos|invoices|backup|music|drafts|letters|school|projects|recipes|taxes|downloads|reports|holiday|archive|work/2025|videos/old")
PACKAGE = text("requests|numpy|react|express|lodash|flask|django|pandas|jquery|vite|pytest|eslint|left-pad|chalk|redis|webpack")
SERVICE = text("nginx|postgres|redis|mailer|search|login|payments|worker|scheduler|api|frontend|backup|queue|cache")
DATABASE = text("shop|library|crm|archive|analytics|school|billing|inventory|users_db|blog|forum|stock_2025")
JOB = text("nightly backup|mail cleanup|price import|log rotation|report run|image sync|cache warmup|user export|invoice run|index rebuild|data sync|health check")
SUMMARY = text(
    "fix the login|add dark mode|update the readme|remove old code|rename the table|faster search|correct a typo|new start page|handle empty files|"
    "show the price|sort the list|translate the menu|shorten the names|test the parser|drop the old form|log errors"
)
ERROR = text(
    "KeyError: 'name'|TypeError: x is not a function|Segmentation fault|Permission denied|Out of memory|404 Not Found|500 Internal Server Error|"
    "IndexError: list index out of range|Connection refused|ModuleNotFoundError: numpy|SyntaxError: invalid syntax|Timeout after 30 s|Disk is full|ECONNRESET"
)
HEX = same(lambda rng, split: "#" + "".join(rng.choice("0123456789ABCDEF") for _ in range(6)))
KEY = text("API_URL|DEBUG|PORT|LOG_LEVEL|MAX_USERS|DB_HOST|SECRET|TIMEOUT|LOCALE|THEME|CACHE_SIZE|REGION")
FLAG = text("dark_mode|new_checkout|beta_search|fast_login|chat_widget|gift_cards|video_upload|map_view|two_columns|night_prices|push_news|smart_sort")
BIRTHDATE = same(lambda rng, split: f"{rng.randint(1940, 2022)}-{rng.randint(1, 12):02}-{rng.randint(1, 28):02}")
NUMBERS = several("3|5|8|12|14|17|20|21|25|30|33|41|48|56|60|77|82|95|100|120|250", 3, 5)


def _later(rng, arguments) -> str:
    return str(date.fromisoformat(arguments.get("start", "2026-01-01")) + timedelta(days=arguments.get("days", 1)))


DATABASES: list[Tool] = [
    tool("runSQL", "Executes an SQL statement and returns the rows.",
        [p("statement", "SQL text", SQL), o("database", "Name of the database", DATABASE)],
        """Run {statement}
        {statement}
        Execute this SQL: {statement}
        On the database {database}, run {statement}
        sql {database}: {statement}
        Show me what {statement} gives
        Please send {statement} to {database}
        What comes out of {statement}
        Can you execute {statement} for me?
        I'd like to run the statement {statement} on {database}""",
        {"rows": num(0, 900), "ms": num(1, 400)},
        """The statement gave {rows} rows.
        {rows} rows in {ms} milliseconds."""),
    tool("count_rows", "Count the rows of a table",
        [p("table", "Name of the table", TABLE)],
        """How many rows are in {table}?
        count {table}
        How big is the table {table}?
        {table} row count
        Number of entries in {table}, please.
        I wonder how full {table} has become.
        Tell me how many records {table} holds.
        Count everything in {table}.
        Can you count the rows in the table {table}?
        How many records does {table} have?""",
        {"rows": num(0, 99999)},
        """{table} has {rows} rows.
        There are {rows} rows."""),
    tool("create_table", "Create a database table with columns.",
        [p("name", "Name of the new table", TABLE), p("columns", "Names of the columns", several("id|name|price|city|year|status|email|country|age|total|title|score", 2, 4))],
        """Create a table {name} with {columns}.
        new table {name}: {columns}
        I need a table called {name}; its columns are {columns}.
        Make {name} with the columns {columns}.
        {name} ({columns})
        Our shop grows, so set up a table {name} holding {columns}.
        Table {name}, fields {columns}, please create it.
        Add {name} to the database, columns {columns}.
        Can you create the table {name} with the columns {columns}?
        Please make a new table named {name} that stores {columns}.""",
        {"created": True},
        """The table {name} is created.
        {name} has the columns {columns}."""),
    tool("insertRow", "Add a person to the users table.",
        [p("name", "Name of the user", PERSON), p("email", "Address", EMAIL), o("country", "Country", COUNTRY)],
        """Insert {name}, {email} into users.
        Add the user {name} with {email}.
        {name} {email} {country}
        New row: {name}, {email}, {country}
        {name} from {country} signed up with {email}, store it.
        Put {name} ({email}) into the users table.
        Save a user: name {name}, mail {email}.
        We got a new member, {name}, living in {country}, {email}.
        Can you add {name} to the users? The address is {email}.
        Please insert a row for {name} with the email {email}.""",
        {"id": num(1, 9999)},
        """{name} is stored as user {id}.
        The new id is {id}."""),
    tool("DropTable", "Delete a table and all its rows. Cannot be undone.",
        [p("tableName", "Table to delete", TABLE), p("confirm", "Must be true to delete", flag("I am sure|yes, really|I confirm", "not sure yet|only a test run|do not delete for real"))],
        """Drop {tableName}, {confirm}.
        Delete the table {tableName}, {confirm}
        {tableName} can go, {confirm}.
        drop table {tableName} - {confirm}
        Get rid of {tableName}, {confirm}.
        Nobody uses {tableName} any more. Drop it, {confirm}.
        Remove {tableName} from the database; {confirm}
        {confirm}: drop {tableName}
        Can you drop the table {tableName}? {confirm}.
        Please delete {tableName} with all rows, {confirm}.""",
        {"dropped": pick("yes|no")},
        """Dropped {tableName}: {dropped}.
        {tableName}: {dropped}"""),
    tool("redis.get", "Value of a cache key.",
        [p("key", "The key", code("user:999|cart:99|session:A9A9|page:9"))],
        """What is stored under {key}?
        get {key}
        Value of {key}, please.
        Look up the key {key} in the cache.
        {key} in redis?
        Something is odd with {key}. Read it.
        Fetch {key} from the cache.
        Read the cache entry {key}.
        Can you get the value of {key}?
        What does the cache hold for {key}?""",
        {"value": pick("17|active|empty|blue|3 items")},
        """{key} is {value}.
        The value is {value}."""),
    tool("cache_clear", "Empty the whole cache.",
        [],
        """Clear the cache.
        cache clear
        Old pages are still shown. Empty the cache.
        Flush everything in the cache.
        The site shows yesterday's prices, wipe the cache.
        Throw the cached data away.
        Please reset the cache.
        Start with an empty cache.
        Can you clear the cache?
        Please delete all cached entries.""",
        {"entries_removed": num(5, 9000)},
        """{entries_removed} entries are removed.
        The cache is empty."""),
    tool("plan_backup", "Plan a backup of a database.",
        [p("db", "Database", DATABASE), p("when", "When to run it", WHEN), o("compress", "Whether to compress it", flag("compressed|zipped", "uncompressed|not zipped"))],
        """Back up {db} {when}.
        backup {db} {when} {compress}
        Plan a backup of {db} for {when}, {compress}.
        {when} I want a copy of {db}.
        We change a lot tomorrow, so save {db} {when}.
        Schedule: {db}, {when}
        Make a {compress} backup of {db} {when}.
        {db} has to be saved {when}.
        Can you schedule a backup of {db} {when}?
        Please plan to save the database {db} {when}, {compress}.""",
        {"job": ref("J-999")},
        """The backup of {db} runs {when}.
        Job {job} will do it."""),
]

CODE: list[Tool] = [
    tool("git_commit", "Commit the staged changes with a message",
        [p("message", "Commit message", SUMMARY)],
        """Commit with the message "{message}"
        git commit -m "{message}"
        Commit my changes: {message}
        {message} - commit that
        Save my work as "{message}"
        I am done with this: {message}. Commit.
        Make a commit called {message}.
        commit "{message}"
        Can you commit this with the message "{message}"?
        Please commit the staged files, message: {message}""",
        {"commit": ref("A9A9999"), "files": num(1, 20)},
        """Committed {files} files as {commit}.
        The commit is {commit}."""),
    tool("create_branch", "Create a branch in a repository",
        [p("repo", "Repository", REPO), p("branch", "Name of the new branch", BRANCH), o("from_branch", "Branch to start from", text("main|develop|release|staging|master|next|stable|v2|v3|testing"))],
        """Create the branch {branch} in {repo}.
        {repo}: new branch {branch}
        branch {branch} off {from_branch} in {repo}
        I want to work on {branch} in {repo}.
        In {repo}, start {branch} from {from_branch}.
        Make a branch named {branch} for the repository {repo}.
        {branch} ({repo}), based on {from_branch}
        Before I change {repo}, I need the branch {branch}.
        Can you make a new branch {branch} in {repo}?
        Please create {branch} from {from_branch} in the {repo} repository.""",
        {"ok": True},
        """The branch {branch} is in {repo}.
        {branch} is ready."""),
    tool("GitPush", "Push a branch to the remote.",
        [p("branch", "Branch", BRANCH), o("force", "Overwrite the remote", flag("with force|by force", "without force|not forced"))],
        """Push {branch}.
        git push {branch}
        Push {branch} {force}.
        Send {branch} to the server.
        My work on {branch} is ready, upload it.
        {branch} push {force}
        Get {branch} to the remote {force}.
        Please push the branch {branch}.
        Can you push {branch} to the remote?
        I'd like to push my branch {branch} {force}.""",
        {"commits": num(1, 12)},
        """{branch} is pushed with {commits} commits.
        {commits} commits are on the remote."""),
    tool("pull_request.open", "Open a pull request.",
        [p("repo", "Repository", REPO), p("head", "Branch with the changes", BRANCH), p("base", "Branch to merge into", text("main|develop|release|staging|master|next|stable|v2|v3|testing")), p("title", "Title", SUMMARY), o("draft", "Whether it is a draft", flag("as a draft", "ready for review"))],
        """Open a pull request in {repo} from {head} into {base}: {title}
        PR {repo} {head} -> {base} "{title}"
        Pull request for {repo}, {head} to {base}, title {title}, {draft}.
        I finished {head} in {repo}. Propose it for {base} under the title "{title}"
        Ask to merge {head} into {base} in {repo}; call it {title}.
        "{title}": {repo}, {head} into {base}, {draft}
        {repo}: please open a PR titled {title}, head {head}, base {base}.
        My changes in {head} should go into {base} of {repo}, title: {title}
        Can you open a pull request titled "{title}" in {repo}, from {head} to {base}?
        Please create a PR in {repo} to merge {head} into {base}, called {title}, {draft}.""",
        {"number": num(2, 900)},
        """The pull request {number} is open in {repo}.
        It has the number {number}."""),
    tool("merge_pr", "Merge a pull request by its number.",
        [p("pr", "Number of the pull request", digits(2, 999)), p("method", "How to merge", choice("merge:a merge commit|squash:squashing|rebase:a rebase"))],
        """Merge pull request {pr} with {method}.
        merge #{pr} using {method}
        PR {pr} is approved, merge it with {method}.
        {pr}, {method}
        Please put PR {pr} in, by {method}.
        All checks of {pr} are green. Go ahead with {method}.
        Use {method} to merge {pr}.
        Bring number {pr} in with {method}.
        Can you merge PR number {pr} with {method}?
        I'd like pull request {pr} to be merged by {method}.""",
        {"sha": ref("9A9A999")},
        """Pull request {pr} is merged as {sha}.
        Merged."""),
    tool("list_issues", "List the issues of a repository",
        [p("repository", "Name of the repository", REPO), o("state", "Which issues", choice("open|closed|all")), o("label", "Label", choice("bug|feature|docs|question"))],
        """Which issues does {repository} have?
        {state} issues in {repository}
        {repository} issues, label {label}
        Show me the {state} {label} issues of {repository}.
        What is broken in {repository}?
        I have an hour to fix things in {repository}. List issues marked {label}.
        List {state} tickets of {repository}.
        Issues of {repository} please
        Can you list the {state} issues in {repository}?
        What are the {label} issues of {repository}?""",
        {"count": num(0, 80), "newest": pick("login fails|typo on the start page|slow search|dark mode")},
        """{repository} has {count} issues, the newest is {newest}.
        There are {count}."""),
    tool("close_issue", "Close an issue",
        [p("number", "Issue number", digits(1, 999)), o("comment", "Last comment", MESSAGE)],
        """Close issue {number}.
        close #{number}
        Issue {number} is solved.
        {number} can be closed, comment: {comment}
        Shut issue {number} with the words "{comment}"
        We fixed {number} yesterday, so close it.
        Number {number} is a duplicate. Close.
        Please set issue {number} to closed.
        Can you close issue number {number}?
        Please close {number} and comment "{comment}" """,
        {"state": "closed"},
        """Issue {number} is {state}.
        {number} is closed."""),
    tool("runTests", "Run the tests of a project.",
        [p("project", "Project", REPO), o("filter", "Only tests with this word", WORD), o("verbose", "Long output", flag("with long output|verbosely", "with short output|quietly"))],
        """Run the tests of {project}.
        test {project}
        {project}: only tests with {filter}
        Do the tests of {project} pass?
        I changed a lot in {project}. Test it {verbose}.
        Test {project} {verbose}, filter {filter}.
        Check that {project} still works.
        tests {filter} in {project}, please
        Can you run the {project} tests {verbose}?
        Please test {project}, but only {filter}.""",
        {"passed": num(10, 900), "failed": num(0, 9)},
        """{passed} tests of {project} passed, {failed} failed.
        {failed} failed."""),
    tool("BuildStatus", "State of the last build.",
        [],
        """Is the build green?
        build status
        Did the last build work?
        What is the state of the build?
        I just pushed. Does it build?
        CI?
        Check whether the build broke.
        How did the build go?
        Can you check the build for me?
        Has the last build passed?""",
        {"state": pick("green|red|running"), "minutes": num(1, 40)},
        """The build is {state} after {minutes} minutes.
        It is {state}."""),
    tool("deploy", "Deploy an application",
        [p("app", "Application", REPO), p("env", "Where to", choice("dev:development/dev|staging|prod:production/prod")), o("tag", "Version to deploy", VERSION)],
        """Deploy {app} to {env}.
        {app} > {env}
        deploy {app} {tag} {env}
        Ship {app} {tag} to {env}.
        Put {app} on {env}.
        The customer waits. Bring {app} {tag} to {env}.
        Release {app} on {env}, please.
        {env}: roll out {app} {tag}
        Can you deploy {app} to {env}?
        We're ready, so deploy {tag} of {app} to {env}.""",
        {"release": ref("r-9999")},
        """{app} is on {env} as {release}.
        Deployed."""),
    tool("rollback", "Go back to an earlier version of an application.",
        [p("application", "Application", REPO), p("to_version", "Version to return to", VERSION)],
        """Roll {application} back to {to_version}.
        rollback {application} {to_version}
        The new {application} is broken, go back to {to_version}.
        Return {application} to version {to_version}.
        {application}: {to_version} again
        Users complain about {application}! Restore {to_version}.
        Undo the release of {application}; {to_version} worked.
        Bring back {to_version} of {application}.
        Can you roll back {application} to {to_version}?
        Please put {application} back on version {to_version}.""",
        {"seconds": num(5, 200)},
        """{application} is back on {to_version}.
        It took {seconds} seconds."""),
    tool("revert_commit", "Undo one commit.",
        [p("sha", "Hash of the commit", SHA)],
        """Revert {sha}.
        git revert {sha}
        Undo the commit {sha}.
        {sha} was a mistake.
        Take back {sha}, please.
        Since {sha} the page is blank, undo it.
        Make {sha} undone.
        I should not have committed {sha}.
        Can you revert the commit {sha}?
        Please undo what I did in {sha}.""",
        {"new_commit": ref("9A9A99A")},
        """{sha} is undone by {new_commit}.
        Undone."""),
    tool("search_code", "Search for text in all files of a repository",
        [p("q", "Text to search", WORD), p("repo", "Repository", REPO), o("case_sensitive", "Respect upper and lower case", flag("respecting case|case sensitive", "ignoring case|in any case"))],
        """Where does {q} occur in {repo}?
        grep {q} {repo}
        Find {q} in the code of {repo}.
        {repo}: search {q}, {case_sensitive}
        Search {repo} for {q}, {case_sensitive}.
        I renamed {q} and must find every use in {repo}.
        Which files of {repo} contain {q}?
        Look for the word {q} in {repo}.
        Can you find {q} in the {repo} code?
        I'm looking for {q} in {repo}, {case_sensitive}.""",
        {"matches": num(0, 300), "files": num(0, 40)},
        """{q} occurs {matches} times in {files} files.
        There are {matches} matches."""),
    tool("install_package", "Install a package",
        [p("package", "Name of the package", PACKAGE), o("version", "Version", VERSION), o("manager", "Package manager", choice("npm|pip|cargo"))],
        """Install {package}.
        {manager} install {package}
        I need {package} {version}.
        Add {package} with {manager}.
        {package} is missing, get it.
        Please install {package} in version {version}.
        The program complains that there is no {package}.
        Fetch {package} {version} with {manager}.
        Can you install {package} for me?
        I'd like to have {package} {version} installed with {manager}.""",
        {"added": num(1, 40)},
        """{package} is installed with {added} files.
        Installed."""),
    tool("lintFile", "Look for style errors in a source file.",
        [p("path", "Path of the file", text("src/main.py|app.js|index.html|src/parser.ts|lib/util.rb|main.go|tests/test_api.py|style.css|server.rs|build.sh|src/App.vue|config.yaml")), o("fix", "Repair what can be repaired", flag("and fix it|and repair what you can", "without changing it|but change nothing"))],
        """Lint {path}.
        {path} lint {fix}
        Check the style of {path} {fix}.
        Is {path} clean?
        My colleague says {path} looks ugly. Check it.
        Run the linter on {path} {fix}.
        Any style errors in {path}?
        Look through {path} {fix}.
        Can you lint the file {path}?
        Please check {path} for style errors {fix}.""",
        {"errors": num(0, 40)},
        """{path} has {errors} style errors.
        {errors} errors."""),
    tool("explain_error", "Explain an error message of a program.",
        [p("error", "The message", ERROR), o("language", "Programming language", choice("python:Python|javascript:JavaScript|c:C|java:Java|rust:Rust"))],
        """What does "{error}" mean?
        {error}
        My program says {error}.
        {language}: {error}
        Explain the error {error}.
        I get {error} in {language}. Why?
        Help, the screen shows "{error}".
        Why would {language} tell me {error}?
        Can you explain this error? {error}
        I don't understand the message {error} from {language}.""",
        {"cause": pick("a wrong name|a missing file|a full disk|a server that is down|a typo"), "fix": pick("check the spelling|restart the server|install it|free some space")},
        """The cause may be {cause}; {fix}.
        Try this: {fix}."""),
    tool("feature-flag", "Switch a feature on or off.",
        [p("flag", "Name of the flag", FLAG), p("enabled", "Whether it is on", flag("on|active", "off|inactive"))],
        """Turn {flag} {enabled}.
        {flag} {enabled}
        Set the flag {flag} to {enabled}.
        Users should have {flag} {enabled}.
        Feature {flag}: {enabled}, please
        {flag} causes trouble in tests; make it {enabled}.
        Make {flag} {enabled} for everyone.
        I want {flag} to be {enabled}.
        Can you switch {flag} {enabled}?
        Please change the feature {flag} to {enabled}.""",
        {"users": num(10, 9000)},
        """{flag} is changed for {users} users.
        {users} users see the change."""),
    tool("set_env", "Set an environment variable.",
        [p("key", "Name", KEY), p("value", "Value", code("9999|A9|on|99"))],
        """Set {key} to {value}.
        {key}={value}
        Change the variable {key} to {value}.
        {value} should be the value of {key}.
        export {key} as {value}
        The app reads {key}. Make it {value}.
        Give {key} the value {value}.
        Put {value} into {key}.
        Can you set {key} to {value}?
        Please let {key} be {value}.""",
        {"restart_needed": pick("yes|no")},
        """{key} is {value} now.
        Restart needed: {restart_needed}."""),
]

SERVERS: list[Tool] = [
    tool("ping", "Ping a host",
        [p("host", "Name of the host", HOST), o("count", "How many times", integer(1, 10))],
        """Ping {host}.
        ping {host} {count}
        Is {host} alive?
        Does {host} answer?
        Send {count} pings to {host}.
        I can't reach {host}. Is it up?
        {host}, {count} times
        Check that {host} is there.
        Can you ping {host} for me?
        Is the host {host} reachable?""",
        {"ms": num(1, 300), "lost": num(0, 3)},
        """{host} answers in {ms} milliseconds.
        {lost} packets were lost."""),
    tool("DiskUsage", "Free space on the disk of a server.",
        [p("server", "Server", HOST)],
        """How full is the disk of {server}?
        disk {server}
        Is there space left on {server}?
        {server}: free space?
        I want to copy films to {server}. Do they fit?
        Check the disk on {server}.
        df {server}
        {server} is slow. Is its disk full?
        How much disk space is free on {server}?
        Can you tell me how full {server} is?""",
        {"used_percent": num(5, 99), "free_gb": num(1, 900)},
        """{server} is {used_percent} percent full.
        {free_gb} gigabytes are free."""),
    tool("restart_server", "Restart a server",
        [p("server_id", "Id of the server", HOST), o("wait_minutes", "Minutes to wait first", integer(1, 30))],
        """Restart {server_id}.
        reboot {server_id}
        {server_id} hangs, restart it.
        Boot {server_id} again in {wait_minutes} minutes.
        {server_id} restart, {wait_minutes} min
        After the update {server_id} needs a restart.
        Nothing works on {server_id}. Turn it off and on again.
        Give {server_id} a reboot, please.
        Can you restart the server {server_id}?
        Please reboot {server_id} in {wait_minutes} minutes.""",
        {"back_in_seconds": num(20, 300)},
        """{server_id} is back in {back_in_seconds} seconds.
        It restarts."""),
    tool("kill_process", "End a running process.",
        [p("pid", "Number of the process", digits(100, 32000))],
        """Kill {pid}.
        Stop the process {pid}.
        kill -9 {pid}
        {pid} hangs.
        Process {pid} eats all the memory, end it.
        End number {pid}, please.
        Terminate {pid}.
        {pid} must go
        Can you stop process {pid}?
        Please end the process with the number {pid}.""",
        {"ended": True},
        """The process {pid} has ended.
        Ended."""),
    tool("logs.tail", "Last lines of a service's log",
        [p("service", "Service", SERVICE), p("lines", "Number of lines", digits(10, 200, 10)), o("level", "Lowest level", choice("info|warning|error"))],
        """Show the last {lines} lines of {service}.
        {service} log, {lines} lines
        tail {service} {lines} {level}
        What did {service} log? {lines} lines are enough.
        Give me {lines} log lines of {service}, only {level}.
        Something broke in {service}; read me the last {lines} lines.
        {lines} lines, {service}, level {level}
        The log of {service} please, {lines} lines.
        Can you show me {lines} lines from the log of {service}?
        I need the last {lines} {level} lines of {service}.""",
        {"errors": num(0, 30), "last": pick("started|connection lost|request done|disk full")},
        """The log of {service} has {errors} errors; the last line is {last}.
        Last line: {last}."""),
    tool("scale-service", "Change how many copies of a service run.",
        [p("service", "Service", SERVICE), p("replicas", "Number of copies", integer(1, 20))],
        """Scale {service} to {replicas}.
        {service} x {replicas}
        Run {replicas} copies of {service}.
        {service} is slow, give it {replicas} copies.
        We expect many visitors, so {replicas} instances of {service}, please.
        replicas {service}: {replicas}
        Let {replicas} of {service} run.
        Set the number of {service} instances to {replicas}.
        Can you scale {service} to {replicas} copies?
        I want {replicas} copies of {service} running.""",
        {"running": num(1, 20)},
        """{service} goes to {replicas} copies.
        {running} copies run already."""),
    tool("SetAlert", "Send a warning when a value of a server gets too high.",
        [p("metric", "What is watched", choice("cpu:CPU|memory|disk|traffic")), p("threshold", "Limit in percent", digits(50, 99)), p("notify", "Who is told", EMAIL)],
        """Warn {notify} when {metric} goes over {threshold} percent.
        alert {metric} > {threshold} to {notify}
        If {metric} is above {threshold} percent, mail {notify}.
        {notify} wants to know when {metric} passes {threshold} percent.
        Set an alarm for {metric} at {threshold}, send it to {notify}.
        {metric}, {threshold}%, {notify}
        Last week nobody saw the problem. Alert {notify} once {metric} reaches {threshold} percent.
        Tell {notify} as soon as {metric} hits {threshold} percent.
        Can you alert {notify} if {metric} is higher than {threshold} percent?
        Please set up a warning for {metric} over {threshold} percent, to {notify}.""",
        {"alert": ref("A-99")},
        """{notify} will be warned when {metric} passes {threshold} percent.
        The alert is {alert}."""),
    tool("dns_lookup", "IP address of a domain",
        [p("domain", "Domain name", HOST)],
        """What is the IP of {domain}?
        dns {domain}
        Resolve {domain}.
        Which address has {domain}?
        {domain} ip
        The browser can't find {domain}. What does DNS say?
        Look {domain} up in the DNS.
        To which IP does {domain} point?
        Can you look up the IP address of {domain}?
        I need to know where {domain} points to.""",
        {"ip": ref("10.9.99.9")},
        """{domain} is at {ip}.
        The address is {ip}."""),
    tool("block_ip", "Block an IP address in the firewall.",
        [p("ip", "Address to block", IP), o("hours", "For how many hours", digits(1, 72)), o("reason", "Why", choice("spam|attack|scraping"))],
        """Block {ip}.
        {ip} {reason}
        Keep {ip} out for {hours} hours.
        There is an attack from {ip}, block it.
        firewall: deny {ip}
        {ip} sends too many requests. Lock it out for {hours} hours, reason {reason}.
        No more traffic from {ip}, please.
        Ban {ip} for {hours} hours.
        Can you block the address {ip}?
        Please block {ip} for {hours} hours because of {reason}.""",
        {"rule": num(10, 999)},
        """{ip} is blocked by rule {rule}.
        Blocked."""),
    tool("cron.add", "Run a job regularly",
        [p("job", "Name of the job", JOB), p("every", "How often", choice("hour|day|week|month"))],
        """Run the {job} every {every}.
        {job} each {every}
        Every {every} there should be a {job}.
        cron: {job}, {every}
        Schedule the {job} once a {every}.
        The {job} has to start once every {every}.
        I keep forgetting the {job}. Do it every {every}.
        Let the {job} run once per {every}.
        Can you schedule the {job} for every {every}?
        Please make the {job} run each {every}.""",
        {"next_run": at},
        """The {job} runs every {every}, next at {next_run}.
        Next run: {next_run}."""),
    tool("create_user", "Create a user account",
        [p("username", "Login name", USERNAME), p("email", "E-mail address", EMAIL), p("role", "Role", choice("admin|editor|viewer|guest")), o("active", "Whether the account is active", flag("active at once|switched on", "inactive for now|switched off"))],
        """Create the user {username}, {email}, role {role}.
        {username} {email} {role}
        New account: {username}, mail {email}, {role}, {active}
        We hired someone: login {username}, {email}. Make it a {role} account.
        Add {username} as {role} with {email}.
        {email} needs an account named {username}, as {role}, {active}.
        Set up {role} access for {username} ({email}).
        user {username}, role {role}, address {email}
        Can you create an account for {username}? Role {role}, email {email}.
        Please add a {role} called {username} with the address {email}, {active}.""",
        {"id": num(100, 9999)},
        """{username} has an account with the number {id}.
        Created."""),
    tool("changeRole", "Give a user other rights.",
        [p("user", "Login name", USERNAME), p("new_role", "New role", choice("admin|editor|viewer|guest|owner"))],
        """Make {user} {new_role}.
        {user}: {new_role}
        {user} should be {new_role} from now on.
        Change the role of {user} to {new_role}.
        {user} got promoted, set the role {new_role}.
        role {user} {new_role}
        I want {user} to have the rights of {new_role}.
        Set {user} as {new_role}.
        Can you change {user} to {new_role}?
        Please give {user} the role {new_role}.""",
        {"ok": True},
        """{user} is {new_role} now.
        Changed."""),
]

FILES: list[Tool] = [
    tool("read_file", "Read the contents of a file",
        [p("path", "Path of the file", FILE)],
        """What is in {path}?
        read {path}
        Open {path}.
        Show me {path}.
        cat {path}
        I forgot what I wrote in {path}.
        Print the contents of {path}.
        Let me see {path}, please.
        Can you read the file {path}?
        What does {path} say?""",
        {"lines": num(1, 900), "first_line": pick("Dear friends|name;price|Chapter One|To do")},
        """{path} has {lines} lines and starts with {first_line}.
        The first line is {first_line}."""),
    tool("write_file", "Write text to a file, replacing what was there",
        [p("path", "Path of the file", FILE), p("content", "Text to write", MESSAGE)],
        """Write "{content}" to {path}.
        {path}: {content}
        Save "{content}" in {path}.
        Put the text "{content}" into {path}.
        Make a file {path} with the content {content}
        I want {path} to say "{content}"
        echo "{content}" > {path}
        The file {path} should hold: {content}
        Can you save the text "{content}" as {path}?
        Please create {path} and write this into it: {content}""",
        {"bytes": num(10, 200)},
        """I wrote {bytes} bytes to {path}.
        {path} is saved."""),
    tool("listDirectory", "Files in a folder.",
        [p("folder", "Name of the folder", FOLDER), o("hidden", "Show hidden files too", flag("with hidden files|hidden ones too", "without hidden files"))],
        """What is in the folder {folder}?
        ls {folder}
        List {folder} {hidden}.
        Which files are in {folder}?
        {folder}, {hidden}
        I lost a file, it may be in {folder}. Show the folder.
        Contents of {folder} please
        Show everything in {folder} {hidden}.
        Can you list the files in {folder}?
        I'd like to see what's in {folder}, {hidden}.""",
        {"files": num(0, 200), "newest": pick("plan.pdf|photo12.png|list.txt")},
        """{folder} has {files} files, the newest is {newest}.
        There are {files} files."""),
    tool("move_file", "Move a file into another folder",
        [p("source", "File to move", FILE), p("destination", "Folder to move it to", FOLDER)],
        """Move {source} to {destination}.
        mv {source} {destination}
        {source} belongs into {destination}.
        Put {source} in the folder {destination}.
        {source} -> {destination}
        I am cleaning up, so {source} goes to {destination}.
        Into {destination} with {source}!
        Take {source} and put it in {destination}.
        Can you move the file {source} to {destination}?
        I'd like to have {source} in {destination}.""",
        {"moved": True},
        """{source} is in {destination} now.
        Moved."""),
    tool("copy-file", "Copy a file under a new name.",
        [p("from", "File to copy", FILE), p("to", "Name of the copy", FILE)],
        """Copy {from} to {to}.
        cp {from} {to}
        Make a copy of {from} named {to}.
        {to} should be a copy of {from}.
        Before I change {from}, keep a copy as {to}.
        Duplicate {from} as {to}.
        copy: {from}, name {to}
        I need {from} twice. Call the second one {to}.
        Can you copy {from} as {to}?
        Please make {to} out of {from}, both should exist.""",
        {"kb": num(1, 9000)},
        """{to} is a copy of {from}.
        {kb} kilobytes were copied."""),
    tool("create_folder", "Make a new folder.",
        [p("name", "Name of the folder", WORD), o("inside", "Folder around it", FOLDER)],
        """Make a folder {name}.
        mkdir {name}
        New folder {name} inside {inside}
        I need a folder called {name}.
        In {inside}, create {name}.
        My files are a mess. Start a folder {name}.
        Folder {name} please
        Create {name} in the folder {inside}.
        Can you create a folder named {name}?
        I'd like a new folder {name} in {inside}.""",
        {"created": True},
        """The folder {name} is there.
        Created {name}."""),
    tool("merge_pdfs", "Join several PDF files into one.",
        [p("files", "Files in their order", several(FILE)), p("output", "Name of the result", FILE)],
        """Merge {files} into {output}.
        join {files} as {output}
        {files} should become one file, {output}.
        Put {files} together and call it {output}.
        I need {files} in a single document named {output}.
        {output} = {files}
        Combine {files} to {output}.
        The office wants only one file: merge {files} to {output}.
        Can you merge {files} and save it as {output}?
        Please make {output} out of {files}.""",
        {"pages": num(2, 90)},
        """{output} has {pages} pages.
        Merged into {output}."""),
    tool("compressImage", "Make an image file smaller.",
        [p("image", "File", FILE), o("quality", "Quality in percent", digits(30, 95, 5)), o("keep_original", "Keep the old file", flag("keeping the original|and keep the original", "replacing the original|and delete the original"))],
        """Compress {image}.
        {image} smaller please
        {image}, quality {quality}
        The picture {image} is too big for my mail.
        Shrink {image} to {quality} percent quality.
        Make {image} smaller {keep_original}.
        I can't upload {image}, it is too heavy.
        Squeeze {image} at quality {quality} {keep_original}.
        Can you make the file {image} smaller?
        Please compress {image} with a quality of {quality} percent.""",
        {"saved_percent": num(10, 90)},
        """{image} is {saved_percent} percent smaller.
        Saved {saved_percent} percent."""),
    tool("rotateImage", "Turn a picture.",
        [p("picture", "File", FILE), p("angle", "Degrees, clockwise", choice("90|180|270"))],
        """Rotate {picture} by {angle} degrees.
        {picture} {angle}
        Turn {picture} {angle} degrees.
        {picture} lies on its side. {angle} degrees, please.
        The photo {picture} is the wrong way round, rotate it {angle}.
        {angle} degree turn of {picture}
        Spin {picture} round by {angle} degrees.
        I hold my head askew to see {picture}. Turn it by {angle}.
        Can you rotate {picture} {angle} degrees?
        I'd like {picture} turned by {angle} degrees.""",
        {"done": True},
        """{picture} is turned by {angle} degrees.
        Done."""),
    tool("remove_background", "Cut out the background of a photo.",
        [p("photo", "File", FILE), o("new_color", "Colour of the new background", choice("white|black|green|transparent"))],
        """Remove the background of {photo}.
        {photo} without background
        Cut the background out of {photo}.
        {photo}, background {new_color}
        For my passport {photo} needs a {new_color} background.
        Make the background of {photo} {new_color}.
        The wall behind me in {photo} is ugly.
        Free {photo} from its background.
        Can you remove the background from {photo}?
        I'd like a {new_color} background for {photo}.""",
        {"new_file": ref("cutout_99.png")},
        """The background of {photo} is gone; see {new_file}.
        Saved as {new_file}."""),
    tool("transcribe", "Turn a recording into text",
        [p("audio", "Sound file", same(lambda rng, split: f"{rng.choice(('talk', 'memo', 'call', 'lecture', 'interview', 'voice', 'song', 'meeting'))}{rng.randint(1, 99)}.{rng.choice(('mp3', 'wav', 'ogg'))}")), o("spoken_language", "Language spoken", LANGUAGE)],
        """Transcribe {audio}.
        {audio} to text
        What is said in {audio}?
        Write down what they say in {audio}, it is {spoken_language}.
        {audio}, {spoken_language}
        I can't listen to {audio} now. Give me the text.
        Make a written version of {audio}.
        The {spoken_language} recording {audio} as text, please.
        Can you turn {audio} into text?
        I need a transcript of {audio}, spoken in {spoken_language}.""",
        {"words": num(20, 9000)},
        """The text of {audio} has {words} words.
        {words} words were written down."""),
    tool("SpeakText", "Speak a text with a voice.",
        [p("text", "What to say", MESSAGE), o("voice", "Voice", choice("female|male|child")), o("speed", "Speed", choice("slow|normal|fast"))],
        """Say "{text}"
        Read this aloud: {text}
        {text} - read it {speed}
        Let a {voice} voice say "{text}"
        Speak: {text}
        My eyes are tired. Read "{text}" to me.
        With a {voice} voice, {speed}: {text}
        How does "{text}" sound? Say it {speed}.
        Can you read this out loud? {text}
        I'd like to hear "{text}" in a {voice} voice.""",
        {"seconds": num(1, 20)},
        """I said it in {seconds} seconds.
        Spoken."""),
    tool("sentiment", "Tells whether a text sounds happy or angry.",
        [p("text", "The text", MESSAGE)],
        """Is this friendly? {text}
        sentiment: {text}
        How does "{text}" sound?
        Does "{text}" sound angry?
        Tone of "{text}"
        My boss wrote "{text}" and I wonder if she is cross.
        What mood is in the words "{text}"?
        Analyse the mood: {text}
        Can you tell if this sounds positive? "{text}"
        What's the feeling behind "{text}"?""",
        {"label": pick("positive|negative|neutral"), "score": dec(0, 1, 2)},
        """The text sounds {label}.
        It is {label}, with {score}."""),
    tool("random_string", "Random letters and digits.",
        [p("n", "How many characters", digits(4, 64))],
        """Give me {n} random characters.
        random string {n}
        I need a code of {n} characters.
        {n} characters, random
        Make up {n} letters and digits.
        For a test I want a string with {n} characters.
        Roll {n} random letters.
        A random key, length {n}
        Can you generate a random string of length {n}?
        Please make a random text of {n} characters.""",
        {"string": ref("A9A9AA99")},
        """Here are characters: {string}
        {string}"""),
    tool("uuid.new", "A new unique id.",
        [],
        """Give me a UUID.
        new uuid
        I need a unique id.
        Create an identifier for my record.
        One fresh id, please.
        Make me an id that nobody else has.
        generate uuid
        My row has no id yet, make one.
        Can you generate a UUID?
        Please create a new unique identifier.""",
        {"uuid": ref("9A9A-99AA-A99A")},
        """The new id is {uuid}.
        {uuid}"""),
    tool("hash_text", "Hash of a text",
        [p("input", "Text to hash", WORD), p("algorithm", "Which hash", choice("md5|sha1|sha256"))],
        """{algorithm} of {input}
        Hash {input} with {algorithm}.
        What is the {algorithm} hash of {input}?
        {input} {algorithm}
        I need {input} as {algorithm}.
        Compute {algorithm} for the word {input}.
        Make a {algorithm} sum of {input}, please.
        To compare it, I need the {algorithm} of {input}.
        Can you compute the {algorithm} hash of {input}?
        Please hash the text {input} using {algorithm}.""",
        {"hash": ref("9A9A9A99A9")},
        """The {algorithm} of {input} is {hash}.
        {hash}"""),
    tool("convertColor", "Other ways to write a hex colour.",
        [p("hex", "Colour such as #FF0000", HEX), p("format", "Wanted format", choice("rgb:RGB|hsl:HSL|cmyk:CMYK"))],
        """{hex} in {format}
        Convert {hex} to {format}.
        What is {hex} as {format}?
        I have {hex} but the printer wants {format}.
        {hex} > {format}
        Write the colour {hex} in {format}.
        {format} values of {hex}?
        My designer sent {hex}; I need {format}.
        Can you turn {hex} into {format}?
        What would {hex} be in {format}?""",
        {"result": ref("99, 99, 99")},
        """{hex} in {format} is {result}.
        It is {result}."""),
    tool("SortList", "Sort numbers",
        [p("numbers", "The numbers", NUMBERS), p("descending", "Largest first", flag("largest first|from high to low", "smallest first|from low to high"))],
        """Sort {numbers} {descending}.
        {numbers}, {descending}
        Put {numbers} in order, {descending}.
        Order these {descending}: {numbers}
        I need {numbers} {descending}.
        The list is {numbers}. Arrange it {descending}.
        Bring {numbers} into order {descending}.
        sort {numbers} - {descending}
        Can you sort these numbers {descending}? {numbers}
        Please arrange {numbers} {descending}.""",
        {"sorted": lambda rng, arguments: sorted(arguments.get("numbers", []), key=int, reverse=bool(arguments.get("descending")))},
        """Sorted: {sorted}
        The order is {sorted}."""),
    tool("is_prime", "Check for a prime number.",
        [p("number", "Number to check", digits(2, 9999))],
        """Is {number} prime?
        {number} prime?
        Is {number} a prime number?
        Check {number} for being prime.
        Can {number} be divided by anything else?
        My teacher asks if {number} is prime.
        prime check {number}
        I bet that {number} is a prime. Am I right?
        Do you know whether {number} is prime?
        Does {number} have any divisors, or is it prime?""",
        {"prime": lambda rng, arguments: "prime" if (n := arguments.get("number", 2)) > 1 and all(n % d for d in range(2, int(n**0.5) + 1)) else "not prime"},
        """{number} is {prime}.
        It is {prime}."""),
    tool("DateAdd", "Date some days after another.",
        [p("start", "First date", DATE), p("days", "Days to add", digits(2, 365))],
        """What date is {days} days after {start}?
        {start} + {days} days
        Add {days} days to {start}.
        {days} days from {start}, which date?
        The warranty began {start} and lasts {days} days. When does it end?
        Count {days} days on from {start}.
        If today is {start}, what is the date in {days} days?
        {start} plus {days}
        Which date do I get {days} days after {start}?
        Can you add {days} days to the date {start}?""",
        {"date": _later},
        """{days} days after {start} it is {date}.
        It is {date}."""),
    tool("ageOf", "Age from a date of birth",
        [p("birthdate", "Date of birth", BIRTHDATE)],
        """How old is someone born on {birthdate}?
        age {birthdate}
        Born {birthdate}, how old?
        My sister's child was born {birthdate}. How old is it?
        Work out the age for {birthdate}.
        {birthdate}: age please
        The dog's birthday is {birthdate}; tell me its age.
        Age of a person with the birthday {birthdate}?
        Can you work out how old I am if I was born on {birthdate}?
        What's the age of somebody born {birthdate}?""",
        {"years": lambda rng, arguments: 2026 - int(str(arguments.get("birthdate", "2000"))[:4])},
        """Someone born on {birthdate} is {years} years old this year.
        {years} years old."""),
    tool("countdown_to", "Days until a date.",
        [p("event", "What happens then", TITLE), p("date", "Date", DATE)],
        """How many days until {event} on {date}?
        {event} {date} countdown
        When {event} is on {date}, how long do I have to wait?
        Count the days to {date}: {event}
        I can hardly wait for {event} on {date}. How many sleeps?
        Days left: {event}, {date}
        {date} is {event}. How far off is that?
        How long is it still until {event} ({date})?
        How many days are left until {event}? It's on {date}.
        Can you count down to {event} on {date}?""",
        {"days": num(1, 900)},
        """{days} days until {event}.
        {days} days left."""),
    tool("weather_api.key_usage", "How many requests of the weather service were used this month.",
        [],
        """How many API calls have we used?
        api usage
        How much of our quota is left?
        Are we close to the request limit?
        The bill was high. How many requests did we send this month?
        Quota status, please.
        Requests used this month?
        Show the usage of our weather key.
        Can you check our API usage?
        How many requests have we made so far this month?""",
        {"used": num(100, 9000), "limit": 10000},
        """{used} of {limit} requests are used.
        {used} requests."""),
    tool("whoami", "Name and role of the user who is logged in.",
        [],
        """Who am I?
        whoami
        Which account is logged in?
        What is my user name?
        Am I an admin?
        I forgot under which name I signed in.
        Show my account.
        Tell me my role.
        Can you tell me who I'm logged in as?
        Which user is this?""",
        {"user": pick("emma|guest7|oscar.hill|nina"), "role": pick("admin|editor|viewer")},
        """You are {user}, role {role}.
        {user}"""),
    tool("log_out", "Sign the user out on all devices.",
        [o("keep_this_device", "Stay signed in here", flag("but not here|except on this device", "here too|on this device too"))],
        """Log me out.
        log out everywhere, {keep_this_device}
        Sign me out on all devices.
        End all my sessions {keep_this_device}.
        I lost my laptop, sign me out of everything.
        logout
        Someone else may use my account. Log out everywhere {keep_this_device}.
        I am done for today, log off.
        Can you sign me out?
        Please log me out on every device {keep_this_device}.""",
        {"devices": num(1, 6)},
        """You are signed out on {devices} devices.
        Bye."""),
    tool("open_app", "Open an application on this computer",
        [p("app_name", "Application", text("calculator|browser|music player|paint|terminal|calendar|mail|camera|notes|maps|chess|photos|settings|text editor"))],
        """Open {app_name}.
        {app_name}
        Start the {app_name}.
        Launch {app_name}, please.
        I need the {app_name}.
        Where is my {app_name}? Open it.
        Run {app_name}.
        Bring up the {app_name}.
        Can you open the {app_name} for me?
        I want to use the {app_name}.""",
        {"window": num(1, 9)},
        """The {app_name} is open.
        Opened in window {window}."""),
    tool("take_screenshot", "Save a picture of the screen.",
        [o("delay_seconds", "Wait before the picture", integer(1, 10)), o("area", "What to show", choice("full:the full screen/everything|window:the window/this window"))],
        """Take a screenshot.
        screenshot of {area}
        Capture the screen.
        Screenshot in {delay_seconds} seconds
        Save what I see right now.
        Make a picture of {area} after {delay_seconds} seconds.
        The error is still on my screen, keep a picture of it.
        Snap {area}.
        Can you take a screenshot of {area}?
        I need a picture of my screen in {delay_seconds} seconds.""",
        {"file": ref("screen_99.png")},
        """The screenshot is {file}.
        Saved as {file}."""),
    tool("web_form.submit", "Send the contact form of a website.",
        [p("site", "Address of the site", URL), p("name", "Your name", NAME), p("email", "Your address", EMAIL), p("topic", "What it is about", TOPIC), p("message", "Your message", MESSAGE)],
        """Fill in the form at {site}: {name}, {email}, {topic}, "{message}"
        {site} / {name} / {email} / {topic} / {message}
        Contact {site} as {name} ({email}) about {topic}: "{message}"
        On {site}, send "{message}" under the topic {topic}, name {name}, mail {email}.
        Form at {site}. Name {name}, address {email}, topic {topic}, text {message}
        I have a question about {topic} for {site}. I am {name}, {email}. Write: {message}
        Submit the contact form: site {site}, name {name}, email {email}, topic {topic}, message {message}
        Tell the people of {site} "{message}" - my name is {name}, my mail {email}, the topic {topic}.
        Can you write to {site} for me? Name {name}, mail {email}, topic {topic}, message: {message}
        Please send the form of {site} with {name}, {email} and the topic {topic}, saying "{message}" """,
        {"case": ref("Q-9999")},
        """The form of {site} is sent as {case}.
        Sent as {case}."""),
    tool("currentLocation", "City where this device is.",
        [],
        """Where am I?
        my location
        In which city am I right now?
        I am lost. Tell me where I am.
        What place is this?
        Locate me, please.
        Find out where this device is.
        I fell asleep on the train. Where are we?
        Can you tell me my current location?
        What city am I in?""",
        {"city": pick("Porto|Leeds|Riga|Lyon|Cork|Oslo"), "accuracy_m": num(5, 200)},
        """You are in {city}.
        This is {city}."""),
    tool("ship_distance", "Distance between two places in kilometres or miles.",
        [p("place_a", "First place", CITY), p("place_b", "Second place", CITY), o("unit", "Unit of the answer", choice("km:kilometres|mi:miles|nm:nautical miles"))],
        """How far apart are {place_a} and {place_b}?
        {place_a} {place_b} in {unit}
        Distance {place_a} - {place_b}
        Between {place_a} and {place_b}, how many {unit}?
        We sail from {place_a} to {place_b}. How far, in {unit}?
        Measure from {place_a} to {place_b}.
        I wonder how long the way from {place_a} to {place_b} is.
        Give me the {unit} from {place_a} to {place_b}.
        What's the distance between {place_a} and {place_b}?
        Can you tell me how far {place_b} is from {place_a} in {unit}?""",
        {"distance": num(20, 15000)},
        """{place_a} and {place_b} are {distance} apart.
        It is {distance}."""),
    tool("battery", "Charge of the battery of this device.",
        [],
        """How full is the battery?
        battery
        Do I have to charge my phone?
        Battery level please
        Will my phone last until tonight?
        How many percent are left?
        I have no charger here. What does the battery say?
        Power left?
        Can you check my battery?
        What's my battery at?""",
        {"percent": num(1, 100)},
        """The battery is at {percent} percent.
        {percent} percent."""),
    tool("toggleWifi", "Wireless network on or off.",
        [p("state", "Wanted state", choice("on|off")), o("network", "Network to join", same(lambda rng, split: f"{rng.choice(('Home', 'Cafe', 'Guest', 'Office', 'Hotel'))}{rng.randint(1, 99)}"))],
        """Wifi {state}.
        Turn the wifi {state}.
        wlan {state} {network}
        Switch the wireless network {state}, please.
        I want the wifi {state}.
        The plane is about to start: wifi {state}.
        Wifi {state} and use {network}.
        {state} with the wifi
        Can you turn the wifi {state}?
        Please set the wifi to {state} for {network}.""",
        {"done": True},
        """The wifi is {state}.
        Done."""),
]

TOOLS: list[Tool] = DATABASES + CODE + SERVERS + FILES
