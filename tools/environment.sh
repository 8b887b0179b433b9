# Sourced by ./play and ./test: a virtual environment in the checkout with this project in it.

find_python() {
    for name in "${PYTHON:-}" python3 python3.14 python3.13 python3.12 python3.11; do
        [ -n "$name" ] || continue
        if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            echo "$name"
            return 0
        fi
    done
    echo "Grognard needs Python 3.11 or later. Install it, or name it: PYTHON=/path/to/python3 $0" >&2
    return 1
}

# make_environment EXTRA: installs the project with an extra ("" for none), once for each pyproject.
make_environment() {
    local extra=$1 stamp python
    stamp=".venv/installed${extra:+-$extra}-$(cksum <pyproject.toml | tr ' ' '-')"
    [ -e "$stamp" ] && return 0
    if [ ! -x .venv/bin/python ]; then
        python=$(find_python) || return 1
        echo "Setting up (once): a virtual environment in .venv …" >&2
        "$python" -m venv .venv || {
            echo "Python could not make a virtual environment; on Debian: apt-get install python3-venv" >&2
            return 1
        }
    fi
    .venv/bin/python -m pip install --quiet --disable-pip-version-check \
        -e ".${extra:+[$extra]}" || {
        echo "The packages could not be installed. Is there a network? Then run $0 again." >&2
        return 1
    }
    touch "$stamp"
}

# install_package NAME: Debian installs it if it may.
install_package() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
    echo "Installing $1 for the tests …" >&2
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$1" >/dev/null
}

# find_browser: Chromium for the tests of the page; the shell without windows is the quicker one, and
# is sought once.
find_browser() {
    command -v chromium-headless-shell >/dev/null && return 0
    if [ ! -e .venv/shell-sought ]; then
        touch .venv/shell-sought
        install_package chromium-headless-shell && return 0
    fi
    command -v chromium >/dev/null && return 0
    install_package chromium || echo "No Chromium here: the tests of the page are skipped." >&2
}

# check_page_types FOLDER: TypeScript reads the page's JavaScript, as the tsconfig.json there says.
check_page_types() {
    local home=.venv/page-types
    command -v npm >/dev/null || {
        echo "No npm here: the types of the page are not checked." >&2
        return 0
    }
    [ -x "$home/node_modules/.bin/tsc" ] || {
        mkdir -p "$home"
        npm install --silent --no-save --no-package-lock --no-fund --no-audit \
            --prefix "$home" typescript@~5.9 || {
            echo "TypeScript could not be installed. Is there a network? Then run $0 again." >&2
            return 1
        }
    }
    "$home/node_modules/.bin/tsc" -p "$1"
}

# find_postgres: PostgreSQL for the tests of the server; each of them has a cluster of its own.
find_postgres() {
    command -v initdb >/dev/null && return 0
    ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 && return 0
    install_package postgresql || echo "No PostgreSQL here: its tests are skipped." >&2
}
